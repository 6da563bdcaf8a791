/** Finds the actual failure: fetch throws "fetch failed" with it as the cause. */
export function reasonOf(error: unknown): string {
  if (typeof error !== "object" || error === null) return "no response";
  if ("cause" in error && error.cause) return reasonOf(error.cause);
  if ("code" in error && typeof error.code === "string") return error.code;
  return "message" in error && typeof error.message === "string" ? error.message : "no response";
}
