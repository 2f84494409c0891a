/** The six powers that people play, in the order in which they stand everywhere. */
export const NATIONS = ["navarre", "france", "england", "brittany", "burgundy", "flanders"] as const;
