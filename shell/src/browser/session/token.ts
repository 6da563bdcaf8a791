import { isAccessToken } from "@zhian/contracts/access-token";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";

/** As it stands in the cookie: the server reads the same value. */
const raw = Cookies.withConverter({ read: (value) => value });

/** The present token; empty when nobody is signed in, or when what stands in the cookie can be no token. */
export function readToken(): string {
  const value = raw.get(cookieNames.accessToken);
  return isAccessToken(value) ? value : "";
}

export function forgetToken(): void {
  Cookies.remove(cookieNames.accessToken, { path: "/" });
}

/** A page that was sent before the cookie was broken has not told the browser to drop it. */
export function dropNoToken(): void {
  if (raw.get(cookieNames.accessToken) !== undefined && !readToken()) forgetToken();
}
