/** The colours of heraldry; each is a token of styles/tokens.css, a class of styles/page.css and a hatching. */
export const TINCTURES = ["gules", "azure", "vert", "argent", "or", "sable", "purpure"] as const;
export type Tincture = (typeof TINCTURES)[number];
