/** Parent of a tree's top-level entries. */
export const rootId = 1;

/** Deeper than any menu; a cycle in the data ends here. */
export const maxDepth = 5;
