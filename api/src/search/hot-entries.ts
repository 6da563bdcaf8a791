import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import { type Content, pickText } from "../content/content.ts";

/** What the search drawer recommends before anything is typed. */
export function toHotEntries(content: Content, locale: Locale): EndpointData<"search.hot">["hot"] {
  const byLink = new Map(content.entries.map((entry) => [entry.link, entry]));
  return content.hot.flatMap((link) => {
    const text = pickText(byLink.get(link)?.texts ?? {}, locale);
    return text ? [{ innerName: text.name, innerLink: link }] : [];
  });
}
