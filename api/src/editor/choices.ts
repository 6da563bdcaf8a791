import { offeredKinds } from "@zhian/contracts/listed-page";
import type { Content } from "../content/content.ts";
import type { ItemKind } from "../content/item.ts";
import { newsTags } from "../content/page-schema.ts";

/** Permitted references in the fields of a kind, by field, from the site's current content. */
export function choicesOf(kind: ItemKind, { entries, folders, nodes }: Content): Record<string, string[]> {
  const products = entries.flatMap(({ code }) => code ?? []);
  switch (kind) {
    case "navigation":
      return { offers: [...offeredKinds] };
    case "hot":
      return { links: entries.map(({ link }) => link) };
    case "news":
      return { products, tags: [...newsTags] };
    case "notices":
      return { products };
    case "zixun":
      return { products, category: nodes.filter(({ tree }) => tree === "news_tag").map(({ slug }) => slug) };
    case "documents":
      return { products, folder: folders.map(({ path }) => path) };
    case "config":
    case "seo":
      return {};
  }
}
