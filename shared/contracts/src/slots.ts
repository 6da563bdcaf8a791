/** The places of a page, in their order. */
export const slots = ["header", "main", "footer", "overlay"] as const;
export type Slot = (typeof slots)[number];
