import { isAccessToken } from "@zhian/contracts/access-token";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

/** Without decoding: the server reads the same raw value. */
const raw = Cookies.withConverter({ read: (value) => value });

/** The current token; empty if nobody is signed in, or if the cookie's value cannot be a token. */
export function readToken(): string {
  const value = raw.get(cookieNames.accessToken);
  return isAccessToken(value) ? value : "";
}

export function forgetToken(): void {
  Cookies.remove(cookieNames.accessToken, { path: "/" });
}

/** Drops a cookie that is not a token: a page sent before it was corrupted has not cleared it. */
export function dropNoToken(): void {
  if (raw.get(cookieNames.accessToken) !== undefined && !readToken()) forgetToken();
}
