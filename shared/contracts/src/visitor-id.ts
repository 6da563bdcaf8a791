/** In base64url characters: 128 random bits for a browser, or 132 bits of an account's hash. */
export const visitorIdLength = 22;

/** Whether the value of a cookie can be a visitor id, which selects who gets a canary. */
export function isVisitorId(value: string | undefined): value is string {
  return value?.length === visitorIdLength && /^[\w-]+$/.test(value);
}
