/** Maximum length of visitors' input, in UTF-16 code units as `maxlength` counts them: the same in the page and in the api. */
export const textLimits = {
  /** A site search. */
  query: 100,
  /** A reader's feedback on a page. */
  feedback: 500,
} as const;
