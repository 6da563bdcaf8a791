import { createHash } from "node:crypto";
import { locales } from "@zhian/contracts/locale";
import type { Offer } from "@zhian/contracts/offer";
import type { Content, Node, SearchEntry, Seo, Texts } from "../content/content.ts";
import { maxDepth } from "../content/node-tree.ts";
import type { ServedOffers } from "./served-offers.ts";

const made = new WeakMap<Content, WeakMap<ServedOffers, Content>>();

/**
 * The content of the CMS with the products that the site offers: in the navigation, the search and the list of pages. What the CMS says
 * of a product itself counts more than what its release says, and a product that is not offered has no place in the navigation.
 */
export function contentOffering(content: Content, served: ServedOffers): Content {
  const byOffers = made.get(content) ?? new WeakMap<ServedOffers, Content>();
  made.set(content, byOffers);
  const whole = byOffers.get(served) ?? addOffers(content, served);
  byOffers.set(served, whole);
  return whole;
}

function addOffers(content: Content, { id, offers }: ServedOffers): Content {
  return {
    ...content,
    digest: `${content.digest} ${id}`,
    pages: withPages(content.pages, offers),
    nodes: withNodes(content.nodes, offers),
    entries: [...offers.map(toEntry), ...content.entries],
  };
}

function productPath({ code }: Pick<Offer, "code">): string {
  return `/products/${code}`;
}

/** Of a product that is not offered nothing is told, whatever the CMS still has. */
function withPages(pages: Content["pages"], offers: readonly Offer[]): Content["pages"] {
  const others = [...pages].filter(([path]) => !isProduct(path));
  const own = offers.map((offer): [string, Texts<Seo>] => {
    const path = productPath(offer);
    return [path, { ...textsOf(offer), ...pages.get(path) }];
  });
  return new Map([...own, ...others]);
}

function isProduct(path: string): boolean {
  return /^\/products\/[^/]+$/.test(path);
}

function textsOf({ seo: { title, description, keywords } }: Offer): Texts<Seo> {
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      { title: title[locale], description: description[locale], keywords: keywords[locale] },
    ]),
  );
}

/** A place that is filled with kinds of products has those that no entry of the same menu has, after what is written there. */
function withNodes(nodes: readonly Node[], offers: readonly Offer[]): Node[] {
  const paths = new Set(offers.map(productPath));
  const written = nodes.filter(({ link }) => !isProduct(link) || paths.has(link));
  const menuOf = menusOf(nodes);
  const placed = new Set(written.map((node) => `${menuOf(node)} ${node.link}`));
  const filled = written.flatMap((node) =>
    (node.offers ?? []).flatMap((kind) =>
      offers
        .filter((offer) => offer.kind === kind && !placed.has(`${menuOf(node)} ${productPath(offer)}`))
        .map((offer) => toNode(offer, node)),
    ),
  );
  return [...written, ...filled];
}

/** The entry at the top that a node stands under. A circle in the data ends at its deepest. */
function menusOf(nodes: readonly Node[]): (node: Node) => number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (node) => {
    let top = node;
    for (let depth = 0; depth < maxDepth; depth += 1) top = byId.get(top.parent_id) ?? top;
    return top.id;
  };
}

function toNode(offer: Offer, { id, tree }: Node): Node {
  const { code, name, summary } = offer;
  const texts = { en: { name: name.en, desc: summary.en }, zh: { name: name.zh, desc: summary.zh } };
  const link = productPath(offer);
  return { id: idOf(link), tree, parent_id: id, link, slug: code, img: "", is_hot: true, offers: null, texts };
}

/** The same in each release and each api; beyond what the CMS numbers its own by. */
function idOf(link: string): number {
  return 1_000_000 + (createHash("sha256").update(link).digest().readUInt32BE(0) >>> 1);
}

export function toEntry(offer: Offer): SearchEntry {
  const { code, aliases, name, summary } = offer;
  const texts = { en: { name: name.en, summary: summary.en }, zh: { name: name.zh, summary: summary.zh } };
  return { kind: "product", link: productPath(offer), code, aliases, texts };
}
