import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";
import { siteNames } from "./section-names.ts";

interface Text {
  title: string;
  description: string;
  keywords: string;
  locales: readonly Locale[];
  lang?: Locale | undefined;
}

/** A text borrowed from the other language is for readers who came here, and not for search engines. */
export function toTextHead(
  { title, description, keywords, locales, lang }: Text,
  { locale, canonical }: { locale: Locale; canonical: string },
): Omit<Head, "jsonLd"> {
  const [only] = locales.length === 1 ? locales : [];
  return {
    title: `${title} | ${siteNames[locale]}`,
    description,
    keywords,
    canonical,
    ...(only && { only }),
    ...(lang && { noindex: true }),
  };
}
