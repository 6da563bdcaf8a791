import { type Locale, plainPath } from "@zhian/contracts/locale";
import { canonicalPath } from "@zhian/contracts/routes";
import { type Content, pickText, type Seo } from "../content/content.ts";
import { siteConfigOf } from "./site-config.ts";

const nothing: Seo = { title: "", description: "", keywords: "" };

/** Pages that show another page at a second path. */
const twins: ReadonlyMap<string, string> = new Map([["/home", "/"]]);

/**
 * Marketing text of a page. `id` is a path on the site, or the number of a navigation column as text. For a page without an entry all
 * fields are empty, so that the page's own texts take precedence over the site's. Any other unknown id gets the site's text.
 */
export function seoOf(content: Content, id: string, locale: Locale): Seo {
  return (
    seoOfPage(content, id, locale) ??
    (id.startsWith("/") ? nothing : (seoOfColumn(content, id, locale) ?? siteSeo(content, locale)))
  );
}

export function seoOfPage(content: Content, path: string, locale: Locale): Seo | undefined {
  if (!path.startsWith("/")) return undefined;
  const plain = canonicalPath(plainPath(path));
  const texts = content.pages.get(twins.get(plain) ?? plain);
  return texts && pickText(texts, locale);
}

function seoOfColumn(content: Content, id: string, locale: Locale): Seo | undefined {
  const node = content.nodes.find((candidate) => String(candidate.id) === id);
  if (!node) return undefined;
  const page = seoOfPage(content, node.link, locale);
  if (page) return page;
  const text = pickText(node.texts, locale);
  return text && { title: text.name, description: text.desc, keywords: text.name, lang: text.lang };
}

function siteSeo(content: Content, locale: Locale): Seo {
  const { title, description, keywords, lang } = siteConfigOf(content, locale);
  return { title, description, keywords, lang };
}
