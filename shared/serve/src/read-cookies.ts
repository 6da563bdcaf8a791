import { type Cookies, parseCookie } from "cookie";

/** Cookies of a `Cookie` header by name, with their values as sent: the site encodes none. Of two with the same name, the first. */
export function readCookies(header = ""): Cookies {
  return parseCookie(header, { decode: (value) => value });
}
