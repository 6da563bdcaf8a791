/** The size of the drawing, in its own units. Separate from `cracklePath`, so that pages show its output without its code. */
export const crackleSize = { width: 480, height: 360 } as const;
