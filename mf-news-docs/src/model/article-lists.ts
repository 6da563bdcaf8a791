import type { ArticleSection } from "@zhian/contracts/article-words";
import { plainPath } from "@zhian/contracts/locale";

/** 0 selects all types. */
export const bulletinTypes = ["0", "1", "2", "3", "4"] as const;
type BulletinType = (typeof bulletinTypes)[number];

export interface ListAddress {
  section: ArticleSection;
  type: BulletinType;
  /** Category of industry news; undefined for all. */
  category?: string | undefined;
  page: number;
}

/** Parses the address of a list. Null if there is no such list. */
export function readListAddress(url: URL): ListAddress | null {
  const [, , category, ...more] = plainPath(url.pathname).split("/");
  const section = sectionOf(url);
  const type = bulletinTypes.find((known) => known === (url.searchParams.get("type") ?? "0"));
  const page = url.searchParams.get("page") ?? "1";
  if (!type || more.length > 0 || !/^[1-9][0-9]{0,3}$/.test(page)) return null;
  if (category !== undefined && (section !== "zixun" || !/^[a-z-]{1,60}$/.test(category))) return null;
  // Only notices have types.
  return { section, type: section === "notice" ? type : "0", category, page: Number(page) };
}

/** Only for addresses of this fragment. */
export function sectionOf({ pathname }: URL): ArticleSection {
  const [, name] = plainPath(pathname).split("/");
  return name === "notice" || name === "zixun" ? name : "news";
}

/** The canonical plain path of a list's page. */
export function listPath({ section, type, category, page }: ListAddress): string {
  const query = new URLSearchParams();
  if (type !== "0") query.set("type", type);
  if (page > 1) query.set("page", String(page));
  const search = query.size > 0 ? `?${query}` : "";
  return `/${section}${category === undefined ? "" : `/${category}`}${search}`;
}
