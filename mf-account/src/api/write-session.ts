import type { EndpointData } from "@zhian/contracts/endpoints";
import { cookieNames } from "@zhian/contracts/locale";
import Cookies from "js-cookie";
import { cookieDays } from "../model/cookie-days.ts";

export type Session = EndpointData<"account.login">;

/** Writes the cookie of a signed-in session. Returns whether the browser has accepted it. */
export function writeSession({ accessToken, expiresAt }: Session): boolean {
  const days = cookieDays(expiresAt, Date.now());
  Cookies.set(cookieNames.accessToken, accessToken, {
    path: "/",
    sameSite: "lax",
    secure: window.location.protocol === "https:",
    ...(days !== undefined && { expires: days }),
  });
  return Cookies.get(cookieNames.accessToken) === accessToken;
}

/** The page that the visitor last viewed, from the cookie that the shell sets. */
export function rememberedPage(): string | undefined {
  return Cookies.get(cookieNames.redirect);
}
