import { createHash } from "node:crypto";
import { type ListedPage, solutionPrefix } from "@zhian/contracts/listed-page";
import { locales } from "@zhian/contracts/locale";
import type { Offer } from "@zhian/contracts/offer";
import type { Content, Node, SearchEntry, Seo, Texts } from "../content/content.ts";
import { maxDepth } from "../content/node-tree.ts";
import type { ServedBrought } from "./served-brought.ts";

const made = new WeakMap<Content, WeakMap<ServedBrought, Content>>();

/**
 * Adds the products and pages that the site's releases bring to the CMS content: to the navigation, the search and the list of pages.
 * For a page's texts, the CMS takes precedence over the release. A product that is not offered is left out of the navigation.
 */
export function contentBrought(content: Content, served: ServedBrought): Content {
  const byBrought = made.get(content) ?? new WeakMap<ServedBrought, Content>();
  made.set(content, byBrought);
  const whole = byBrought.get(served) ?? addBrought(content, served);
  byBrought.set(served, whole);
  return whole;
}

function addBrought(content: Content, { id, offers, pages }: ServedBrought): Content {
  const brought = textsBrought(offers, pages);
  const places = [...offers.map(toPlace), ...pages.flatMap(toSolutionPlace)];
  return {
    ...content,
    digest: `${content.digest} ${id}`,
    brought,
    pages: withPages(content.pages, brought),
    nodes: withNodes(content.nodes, places),
    entries: [...offers.map(toEntry), ...toPageEntries(pages)],
  };
}

function productPath({ code }: Pick<Offer, "code">): string {
  return `/products/${code}`;
}

/** The releases' texts for their own pages, by path. */
function textsBrought(offers: readonly Offer[], pages: readonly ListedPage[]): Content["pages"] {
  const products = offers.map((offer): [string, Texts<Seo>] => [productPath(offer), textsOf(offer)]);
  const others = pages.map((page): [string, Texts<Seo>] => [page.path, textsOf(page)]);
  return new Map([...products, ...others]);
}

/** A product that is not offered appears nowhere, even if the CMS still has it. */
function withPages(pages: Content["pages"], brought: Content["pages"]): Content["pages"] {
  const own = [...brought].map(([path, texts]): [string, Texts<Seo>] => [path, { ...texts, ...pages.get(path) }]);
  const others = [...pages].filter(([path]) => !isProduct(path) && !brought.has(path));
  return new Map([...own, ...others]);
}

function isProduct(path: string): boolean {
  return /^\/products\/[^/]+$/.test(path);
}

function textsOf({ seo: { title, description, keywords } }: Pick<ListedPage, "seo">): Texts<Seo> {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { title: title[locale], description: description[locale], keywords: keywords[locale] },
    ]),
  );
}

/** A page that can be added to the navigation. */
interface Place {
  kind: NonNullable<Node["offers"]>[number];
  link: string;
  slug: string;
  name: ListedPage["name"];
  summary: ListedPage["name"];
}

function toPlace(offer: Offer): Place {
  const { kind, code, name, summary } = offer;
  return { kind, link: productPath(offer), slug: code, name, summary };
}

function toSolutionPlace({ path, name, summary, seo, solution }: ListedPage): Place[] {
  if (!solution) return [];
  const slug = path.slice(solutionPrefix.length);
  return [{ kind: `solution-by-${solution.by}`, link: path, slug, name, summary: summary ?? seo.description }];
}

/** A node with `offers` gets the places of those kinds that its menu does not contain yet, after its own entries. */
function withNodes(nodes: readonly Node[], places: readonly Place[]): Node[] {
  const links = new Set(places.map(({ link }) => link));
  const written = nodes.filter(({ link }) => !isProduct(link) || links.has(link));
  const menuOf = menusOf(nodes);
  const placed = new Set(written.map((node) => `${menuOf(node)} ${node.link}`));
  const filled = written.flatMap((node) =>
    (node.offers ?? []).flatMap((kind) =>
      places
        .filter((place) => place.kind === kind && !placed.has(`${menuOf(node)} ${place.link}`))
        .map((place) => toNode(place, node)),
    ),
  );
  return [...written, ...filled];
}

/** Id of the top-level entry above a node. The maximum depth ends a cycle in the data. */
function menusOf(nodes: readonly Node[]): (node: Node) => number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (node) => {
    let top = node;
    for (let depth = 0; depth < maxDepth; depth += 1) top = byId.get(top.parent_id) ?? top;
    return top.id;
  };
}

function toNode({ link, slug, name, summary }: Place, { id, tree }: Node): Node {
  const texts = { en: { name: name.en, desc: summary.en }, zh: { name: name.zh, desc: summary.zh } };
  return { id: idOf(link), tree, parent_id: id, link, slug, img: "", is_hot: true, offers: null, texts };
}

/** The same in every release and api; above the CMS's own ids. */
function idOf(link: string): number {
  return 1_000_000 + (createHash("sha256").update(link).digest().readUInt32BE(0) >>> 1);
}

export function toEntry(offer: Offer): SearchEntry {
  const { code, aliases, name, summary } = offer;
  return { kind: "product", link: productPath(offer), code, aliases, texts: entryTexts(name, summary) };
}

/** Sorted by path. */
export function toPageEntries(pages: readonly ListedPage[]): SearchEntry[] {
  return pages
    .filter(({ isSearchable }) => isSearchable !== false)
    .map(({ path, name, summary, aliases, seo, solution }): SearchEntry => {
      const kind = solution ? "solution" : "page";
      return { kind, link: path, code: null, aliases, texts: entryTexts(name, summary ?? seo.description) };
    })
    .toSorted((one, other) => (one.link < other.link ? -1 : 1));
}

function entryTexts(name: ListedPage["name"], summary: ListedPage["name"]): SearchEntry["texts"] {
  return { en: { name: name.en, summary: summary.en }, zh: { name: name.zh, summary: summary.zh } };
}
