/** For what `import()` of a computed path rejects with: null where the build has no such module, which it says by this code. Throws anything else. */
export function noneIfMissing(error: unknown): null {
  if (typeof error === "object" && error !== null && "code" in error && error.code === "MODULE_NOT_FOUND") return null;
  throw error;
}
