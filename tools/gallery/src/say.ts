import type { Locale } from "@zhian/contracts/locale";
import type { ReactNode } from "react";

/** A text in the page's language. */
export type Say = (en: string, zh: string) => string;

/** One part of the site's look, as it is imported and in each of its states. */
export interface Sample {
  /** After `@zhian/ui/`. */
  part: string;
  what: string;
  /** Made for the width of a page: the two grounds stand below each other. */
  isWide?: boolean;
  states: readonly { name: string; show: ReactNode }[];
}

export const galleryTitle: Record<Locale, string> = {
  en: "Parts of the site – ZhiAn Cloud",
  zh: "网站组件 – 智安云",
};

export function sayIn(locale: Locale): Say {
  return (en, zh) => (locale === "en" ? en : zh);
}
