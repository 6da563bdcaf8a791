import * as z from "zod";

/** The units that an editor can change: a menu, the site's configuration, the hot list, a page's texts for search engines, a page. */
const itemKinds = ["navigation", "config", "hot", "seo", "news", "notices", "zixun", "documents"] as const;
export type ItemKind = (typeof itemKinds)[number];
export const itemKindSchema = z.enum(itemKinds);

/** Identifies an item. For kinds with a single item, the id is `site`. */
export interface ItemKey {
  kind: ItemKind;
  id: string;
}

export interface Item extends ItemKey {
  /** Matches its kind's schema; null removes the item. */
  value: unknown;
}

/** An entry for the history. */
export interface Change extends Item {
  /** Digest of the item in the files; null if it is no longer in them. An editor's change does not affect it. */
  fileDigest?: string | null;
}

export const theOnly = "site";

export function keyOf({ kind, id }: ItemKey): string {
  return `${kind} ${id}`;
}
