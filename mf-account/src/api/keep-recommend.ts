import { cookieNames } from "@zhian/contracts/locale";
import { referralDays } from "@zhian/contracts/referral-terms";
import Cookies from "js-cookie";
import { toRecommend } from "../model/ways-in.ts";

const place = { path: "/", sameSite: "lax" } as const;

/** Remembers whose referral link a visitor followed; a later link replaces an earlier one. */
export function keepRecommend(code: string): void {
  Cookies.set(cookieNames.recommend, code, {
    ...place,
    secure: window.location.protocol === "https:",
    expires: referralDays,
  });
}

export function keptRecommend(): string | undefined {
  return toRecommend(Cookies.get(cookieNames.recommend));
}

export function forgetRecommend(): void {
  Cookies.remove(cookieNames.recommend, place);
}
