/** What the entries at the top of a tree stand under. */
export const rootId = 1;

/** Deeper than any menu; a circle in the data ends here. */
export const maxDepth = 5;
