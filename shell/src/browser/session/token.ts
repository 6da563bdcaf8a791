import { isAccessToken } from "@zhian/contracts/access-token";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

/** Without decoding: the server reads the same raw value. */
const raw = Cookies.withConverter({ read: (value) => value });

/** The present token; empty when nobody is signed in, or when the cookie's value cannot be a token. */
export function readToken(): string {
  const value = raw.get(cookieNames.accessToken);
  return isAccessToken(value) ? value : "";
}

export function forgetToken(): void {
  Cookies.remove(cookieNames.accessToken, { path: "/" });
}

/** A page sent before the cookie was corrupted has not made the browser drop it. */
export function dropNoToken(): void {
  if (raw.get(cookieNames.accessToken) !== undefined && !readToken()) forgetToken();
}
