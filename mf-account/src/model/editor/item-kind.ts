import { type Locale, localePath } from "@zhian/contracts/locale";

/** In display order. */
export const itemKinds = ["navigation", "config", "hot", "seo", "news", "notices", "zixun", "documents"] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Kinds that have a single item. */
export const onlyOnes: ReadonlySet<ItemKind> = new Set(["navigation", "config", "hot"]);
export const onlyId = "site";

export function readKind(text: string | null): ItemKind | undefined {
  return itemKinds.find((kind) => kind === text);
}

export const editorPath = "/console/content";

export function addressOf(kind: ItemKind, id?: string): string {
  const query = new URLSearchParams({ kind, ...(id !== undefined && { id }) });
  return `${editorPath}?${query}`;
}

/** A page on the site that shows the item; the home page for the menus, the configuration and the hot list. */
export function pageOf(kind: ItemKind, id: string, value: unknown): string {
  switch (kind) {
    case "seo":
      return id;
    case "news":
      return `/news/detail?id=${id}`;
    case "notices":
      return `/notice/detail?id=${id}`;
    case "zixun":
      return `/zixun/article?id=${id}`;
    case "documents":
      return `/document/${sectionOf(value)}/${id}`;
    case "navigation":
    case "config":
    case "hot":
      return "/";
  }
}

export function previewOf(locale: Locale, page: string): string {
  return localePath(locale, page);
}

function sectionOf(value: unknown): string {
  const { folder } = (value ?? {}) as { folder?: unknown };
  return typeof folder === "string" ? (folder.split("/", 1)[0] ?? "") : "";
}
