/** Of the drawing, in its own units. Apart from `cracklePath`, so that pages show what it drew without its code. */
export const crackleSize = { width: 480, height: 360 } as const;
