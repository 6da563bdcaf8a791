/** How long may be what a visitor types, in UTF-16 units as `maxlength` counts them: the same in the page and in the api. */
export const textLimits = {
  /** A search. */
  query: 100,
  /** What a reader says of a page. */
  feedback: 500,
} as const;
