/** Where the fonts lie that fonts.js has cut. */
export const FONTS: string;
export function cutFonts(): Promise<void>;
