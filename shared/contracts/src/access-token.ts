const pattern = /^[\x21-\x7e]{8,4096}$/;

/**
 * Whether the raw value of the token's cookie can be a token: the same check for the server, which leaves placeholders for a visitor's
 * own data, and the browser, which fills them. Any other value belongs to no session, and is cleared.
 */
export function isAccessToken(value: string | undefined): value is string {
  return value !== undefined && pattern.test(value);
}
