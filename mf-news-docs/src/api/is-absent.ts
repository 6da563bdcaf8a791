/** A refused call rejects with the answer's body on the server, and in the browser with an error that carries it. */
export function isAbsent(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, body } = error as { code?: unknown; body?: { code?: unknown } };
  return code === 404 || body?.code === 404;
}

/** An id as the CMS gives it. Any other is never requested: the api would answer 400, which leads home. */
export function isId(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}
