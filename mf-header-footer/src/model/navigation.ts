import type { CatalogueProduct } from "@zhian/contracts/catalogue";
import { categorySlug } from "@zhian/contracts/category-slug";
import type { ColumnNode } from "@zhian/contracts/cms";
import { listOfGroup } from "./list-of-group.ts";
import { productLinks } from "./product-links.ts";
import { readImage, readLink } from "./site-link.ts";
import { withUniqueIds } from "./with-unique-ids.ts";

export interface NavLink {
  name: string;
  link: string;
  desc: string;
  /** For a product: its code, and the Han character of its mark. */
  code?: string;
  seal?: string;
}

export interface NavGroup {
  id: number;
  name: string;
  /** In a page, only the first ones; all of them once requested. */
  links: NavLink[];
  /** Total number of links. */
  count: number;
  /** The link of a page that lists them all. */
  all: string;
}

interface Named {
  id: number;
  name: string;
}

/** A plain link; `badge` marks it as hot, with the CMS's image if it has one. */
export interface PlainEntry extends Named {
  form: "link";
  link: string;
  badge?: { image?: string };
}

/** Exactly one child: a single pane with its description, and with its own children below. */
export interface SingleEntry extends Named {
  form: "single";
  /** Plain text if the CMS provides no link. */
  only: Omit<NavLink, "link"> & { link?: string };
  below: NavGroup;
}

/** More than one child: two panes, groups on the left, their links on the right. */
export interface GroupsEntry extends Named {
  form: "groups";
  desc: string;
  link?: string;
  groups: NavGroup[];
  /** Number of products in all groups. */
  products: number;
}

export type NavEntry = PlainEntry | SingleEntry | GroupsEntry;

/** The catalogue's data for products, by code. */
export type Known = ReadonlyMap<string, Pick<CatalogueProduct, "seal" | "kind">>;

/** More than any menu can show: anything beyond is a mistake. */
const most = { entries: 12, groups: 24, linksOfEntry: 200 };

/** Converts the CMS's column tree for the header. A node with neither a usable link nor children is omitted. */
export function toNavigation(columns: readonly ColumnNode[], known: Known): NavEntry[] {
  return withUniqueIds(columns)
    .flatMap((column) => toEntry(column, known) ?? [])
    .slice(0, most.entries);
}

function toEntry(column: ColumnNode, known: Known): NavEntry | undefined {
  const { id, name, children } = column;
  const [first] = children;
  if (!first) return toPlainEntry(column);
  if (children.length === 1) return toSingleEntry(column, first, known);
  const groups = toGroups(column, known);
  const link = readLink(column.link);
  if (groups.length === 0) return undefined;
  const products = productLinks(groups).length;
  return { form: "groups", id, name, desc: column.desc, groups, products, ...(link && { link }) };
}

function toSingleEntry(column: ColumnNode, child: ColumnNode, known: Known): SingleEntry | undefined {
  const links = toLinks(child.children, known).slice(0, most.linksOfEntry);
  const only: SingleEntry["only"] = toLink(child, known) ?? { name: child.name, desc: child.desc };
  const { link } = only;
  if (!link && links.length === 0) return undefined;
  const all = link ?? listOfGroup(known, { links, linkOfEntry: readLink(column.link) });
  const below = { id: child.id, name: child.name, links, count: links.length, all };
  return { form: "single", id: column.id, name: column.name, only, below };
}

function toPlainEntry({ id, name, link, img, hot = true }: ColumnNode): PlainEntry | undefined {
  const address = readLink(link);
  if (!address) return undefined;
  if (!hot) return { form: "link", id, name, link: address };
  const image = readImage(img);
  return { form: "link", id, name, link: address, badge: image ? { image } : {} };
}

/** Children that have children become groups; the others form a group with the entry's own name. */
function toGroups(column: ColumnNode, known: Known): NavGroup[] {
  const parents = column.children.filter(({ children }) => children.length > 0);
  const leaves = column.children.filter(({ children }) => children.length === 0);
  const own = { id: column.id, name: column.name, links: toLinks(leaves, known) };
  const groups = parents.map(({ id, name, children }) => ({ id, name, links: toLinks(children, known) }));
  let room = most.linksOfEntry;
  return [own, ...groups]
    .filter(({ links }) => links.length > 0)
    .slice(0, most.groups)
    .flatMap((group) => {
      const links = group.links.slice(0, room);
      room -= links.length;
      if (links.length === 0) return [];
      return [
        {
          ...group,
          links,
          count: links.length,
          all: listOfGroup(known, { links, linkOfEntry: readLink(column.link) }),
        },
      ];
    });
}

/** Omits duplicate addresses. */
function toLinks(nodes: readonly ColumnNode[], known: Known): NavLink[] {
  const links = nodes.flatMap((node) => toLink(node, known) ?? []);
  return [...new Map(links.map((link) => [link.link, link])).values()];
}

function toLink({ name, link, desc }: ColumnNode, known: Known): NavLink | undefined {
  const address = readLink(link);
  if (!address) return undefined;
  const code = /^\/products\/([a-z0-9]+)$/.exec(address)?.[1];
  const seal = code && known.get(code)?.seal;
  return { name, link: address, desc, ...(code && { code }), ...(seal && { seal }) };
}

/** Converts industry-news categories to plain links under `/zixun`, none of them hot. */
export function toNewsNavigation(categories: readonly ColumnNode[]): NavEntry[] {
  const linked = categories.flatMap((category) => {
    const slug = categorySlug(category);
    return slug ? [{ ...category, link: `/zixun/${slug}` }] : [];
  });
  return withUniqueIds(linked).map(({ id, name, link }) => ({ form: "link", id, name, link }));
}
