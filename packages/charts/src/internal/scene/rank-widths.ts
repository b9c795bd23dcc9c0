/** The plot widths, in pixels, from which on a rank is shown. The style sheet holds the same numbers. */
export const rankWidths = [0, 240, 440, 880] as const;
