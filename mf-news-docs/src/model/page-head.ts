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

/** A text that is only available in the other language is shown to readers, but not indexed. */
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
