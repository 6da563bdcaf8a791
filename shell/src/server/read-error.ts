/** Errors come from other realms and threads too: told by what they carry, not by their class. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

export function errorMessageOf(error: unknown): string {
  const message = typeof error === "object" && error !== null && "message" in error ? error.message : undefined;
  return typeof message === "string" ? message : String(error);
}

export function errorName(error: unknown): string | undefined {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return typeof name === "string" ? name : undefined;
}
