import { type Locale, localePath } from "@zhian/contracts/locale";

/** Query parameters that these pages pass to each other: the target afterwards, and the code of the referral link that was followed. */
const handedOn = ["target", "recommend"] as const;

type WayIn = "/console/login" | "/console/register" | "/fogetPwd";

/** The URL of a page for signing in or up, with the current URL's parameters to pass on. `more` comes first. */
export function wayIn(
  to: WayIn,
  { locale, search }: { locale: Locale; search: string },
  more: [string, string][] = [],
) {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(more);
  for (const name of handedOn) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return localePath(locale, to) + (text && `?${text}`);
}

/** The URL of the login that leads back to this address. */
export function loginLeadingTo(address: string, locale: Locale): string {
  return localePath(locale, `/console/login?target=${encodeURIComponent(address)}`);
}

/** The code of the referral link that the visitor followed, if it is well-formed. */
export function recommendIn(search: string): string | undefined {
  return toRecommend(new URLSearchParams(search).get("recommend"));
}

/** A code from a link or a cookie; undefined if it is malformed. */
export function toRecommend(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
