import { type Locale, localePath } from "@zhian/contracts/locale";

/** What these pages pass to each other: where to go afterwards, and whose referral link was followed. */
const handedOn = ["target", "recommend"] as const;

type WayIn = "/console/login" | "/console/register" | "/fogetPwd";

/** The address of a way in, with what the present address says of where it leads. `more` comes first. */
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

/** The login that leads back to the present page. */
export function loginLeadingTo(address: string, locale: Locale): string {
  return localePath(locale, `/console/login?target=${encodeURIComponent(address)}`);
}

/** The code of the link that the visitor followed, if it is a possible one. */
export function recommendIn(search: string): string | undefined {
  return toRecommend(new URLSearchParams(search).get("recommend"));
}

/** A code as it stands in a link or a cookie; undefined for what cannot be one. */
export function toRecommend(text: string | null | undefined): string | undefined {
  return text && /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
