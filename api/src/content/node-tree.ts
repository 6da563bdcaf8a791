/** Parent of a tree's top-level entries. */
export const rootId = 1;

/** Deeper than any menu; limits a cycle in the data. */
export const maxDepth = 5;
