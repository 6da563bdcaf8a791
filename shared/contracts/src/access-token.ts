const pattern = /^[\x21-\x7e]{8,4096}$/;

/**
 * Whether the value of the token's cookie, as it stands there, can be a token at all: for the server, which shows a place for a
 * visitor's own, and the browser, which fills it, it is the same. What is none is nobody's session, and is cleared.
 */
export function isAccessToken(value: string | undefined): value is string {
  return value !== undefined && pattern.test(value);
}
