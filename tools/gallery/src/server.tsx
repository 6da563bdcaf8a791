import type { Locale } from "@zhian/contracts/locale";
import { renderToString } from "react-dom/server";
import { Gallery } from "./gallery.tsx";
import { galleryTitle } from "./say.ts";

/** The content of the page's body, and its title. */
export function renderGallery(locale: Locale): { title: string; html: string } {
  return { title: galleryTitle[locale], html: renderToString(<Gallery locale={locale} />) };
}
