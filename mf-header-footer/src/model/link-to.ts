import { type Locale, localePath } from "@zhian/contracts/locale";

/** What a link of the CMS is in a page: in the visitor's language on this site; elsewhere as it is, and told nothing of where it stood. */
export function linkTo(locale: Locale, link: string): { href: string; rel?: string } {
  if (link.startsWith("/")) return { href: localePath(locale, link) };
  return { href: link, rel: "external noopener noreferrer" };
}
