/** First segments of the platform's own paths, and the prefix of the other language. */
const reservedRoots = new Set(["_fragments", "_shell", "api", "zh", "healthz", "readyz", "metrics"]);

/** Whether a route or pattern is reserved: no fragment may have a page there. */
export function isReservedPath(pattern: string): boolean {
  return reservedRoots.has(pattern.split("/")[1] ?? "");
}
