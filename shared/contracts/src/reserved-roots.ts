/** First segments of the platform's own paths, and the prefix of the other language. */
const reservedRoots = new Set([
  "api",
  "zh",
  "healthz",
  "readyz",
  "metrics",
  "robots.txt",
  "sitemap.xml",
  "favicon.ico",
  "favicon.svg",
]);
/** `/_shell/…`, `/_revision`, `/.well-known/…`: such paths, present and future, belong to the platform. */
const reservedInitial = /^[._]/;

/** Whether a route or pattern is reserved: no fragment may have a page there. */
export function isReservedPath(pattern: string): boolean {
  const root = pattern.split("/")[1] ?? "";
  return reservedRoots.has(root) || reservedInitial.test(root);
}
