import * as z from "zod";

/** What an editor changes as one: a menu, the site's configuration, the hot list, a page's texts for search engines, a page. */
const itemKinds = ["navigation", "config", "hot", "seo", "news", "notices", "zixun", "documents"] as const;
export type ItemKind = (typeof itemKinds)[number];
export const itemKindSchema = z.enum(itemKinds);

/** Names an item. Of what there is one only, the id is `site`. */
export interface ItemKey {
  kind: ItemKind;
  id: string;
}

export interface Item extends ItemKey {
  /** Of the schema of its kind; null: it is taken away. */
  value: unknown;
}

/** What the history gets. */
export interface Change extends Item {
  /** Names what the files say now; null where they say nothing any more. An editor's change leaves it as it is. */
  fileDigest?: string | null;
}

export const theOnly = "site";

export function keyOf({ kind, id }: ItemKey): string {
  return `${kind} ${id}`;
}
