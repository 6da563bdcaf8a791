import type { Document } from "@zhian/contracts/document";
import { htmlLang, localePath } from "@zhian/contracts/locale";
import type { SiteOfPage } from "@zhian/page/json-ld";

/** schema.org's TechArticle. `locale` is the language of the text. */
export function techArticle({ origin, locale }: SiteOfPage, document: Omit<Document, "body">): Record<string, unknown> {
  const url = origin + localePath(locale, document.path);
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: document.title,
    description: document.description,
    url,
    mainEntityOfPage: url,
    inLanguage: htmlLang(locale),
    ...(document.updatedAt && { dateModified: document.updatedAt }),
    keywords: document.keywords,
    publisher: { "@type": "Organization", name: "ZhiAn Cloud", url: origin },
  };
}
