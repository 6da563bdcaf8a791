/** Addresses of the platform itself, and the prefix that means the other language. */
const reservedRoots = new Set(["_fragments", "_shell", "api", "zh", "healthz", "readyz", "metrics"]);

/** Whether a route, or a pattern, begins where no fragment may have a page. */
export function isReservedPath(pattern: string): boolean {
  return reservedRoots.has(pattern.split("/")[1] ?? "");
}
