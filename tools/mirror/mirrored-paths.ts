import type { ColumnNode } from "@zhian/contracts/cms";
import { toColumnTree } from "../../api/src/cms/column-tree.ts";
import type { Content } from "../../api/src/content/content.ts";

/** Pages that no menu links to, or only in one of its groups. */
const besides = [
  "/",
  "/products/bcd/search",
  "/protocol/userProtocal",
  "/protocol/privacyProtocal",
  "/protocol/onlineOrder",
  "/protocol/logoutProtocal",
];

/** The main pages of the site as paths without a locale: the first page of each menu and menu group, and a few more. */
export function mirroredPaths(content: Content): string[] {
  const menus = toColumnTree(content, "column", "en");
  const firsts = menus.flatMap((menu) => [menu, ...menu.children]).flatMap((entry) => firstLink(entry) ?? []);
  return [...new Set([...besides, ...firsts])];
}

function firstLink({ link, children }: ColumnNode): string | undefined {
  if (link.startsWith("/")) return link;
  return children.map(firstLink).find((found) => found !== undefined);
}
