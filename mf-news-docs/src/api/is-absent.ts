/** A refused call rejects with the response body on the server, and with an error that contains it in the browser. */
export function isAbsent(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, body } = error as { code?: unknown; body?: { code?: unknown } };
  return code === 404 || body?.code === 404;
}

/** Whether a text has the form of a CMS id. Others are never requested: the API's 400 would lead to the home page. */
export function isId(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}
