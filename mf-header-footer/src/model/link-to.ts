import { type Locale, localePath } from "@zhian/contracts/locale";

/** Returns a CMS link's attributes: on this site, in the visitor's language; elsewhere unchanged, and without a referrer. */
export function linkTo(locale: Locale, link: string): { href: string; rel?: string } {
  if (link.startsWith("/")) return { href: localePath(locale, link) };
  return { href: link, rel: "external noopener noreferrer" };
}
