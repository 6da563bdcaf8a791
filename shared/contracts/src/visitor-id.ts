/** Characters of base64url: 128 bits at random of a browser, or 132 that an account is hashed to. */
export const visitorIdLength = 22;

/** Whether the value of a cookie can be an id that decides who gets a canary. */
export function isVisitorId(value: string | undefined): value is string {
  return value?.length === visitorIdLength && /^[\w-]+$/.test(value);
}
