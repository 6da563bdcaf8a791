import type { Locale } from "@zhian/contracts/locale";
import type { ReactNode } from "react";

/** Returns the text in the page's language. */
export type Say = (en: string, zh: string) => string;

/** A UI part of the site: how it is imported, and each of its states. */
export interface Sample {
  /** The subpath of `@zhian/ui/`. */
  part: string;
  what: string;
  /** As wide as a page: its light and dark versions are stacked. */
  isWide?: boolean;
  states: readonly { name: string; show: ReactNode }[];
}

export const galleryTitle: Record<Locale, string> = {
  en: "Site components – ZhiAn Cloud",
  zh: "网站组件 – 智安云",
};

export function sayIn(locale: Locale): Say {
  return (en, zh) => (locale === "en" ? en : zh);
}
