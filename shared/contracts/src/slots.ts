/** The slots of a page, in order. */
export const slots = ["header", "main", "footer", "overlay"] as const;
export type Slot = (typeof slots)[number];
