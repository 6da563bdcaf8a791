/** Plain paths of the pages other than solutions: about working with us, about activities, about ourselves. */
export const sitePaths = [
  "/partners/cps",
  "/partners/ecology",
  "/partners/strategy",
  "/activity",
  "/activity/cps",
  "/cp-activity",
  "/yn-activity",
  "/about",
] as const;
