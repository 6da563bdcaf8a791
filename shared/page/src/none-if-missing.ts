/** Handles a rejected `import()` of a computed path: returns null if the build has no such module, rethrows anything else. */
export function noneIfMissing(error: unknown): null {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "MODULE_NOT_FOUND") return null;
  throw error;
}
