import { plainPath } from "@zhian/contracts/locale";
import type { PageState } from "@zhian/contracts/page";
import { createRouteTable } from "@zhian/contracts/routes";
import type { ListedFragment, SiteList } from "@zhian/contracts/site-list";
import { type Slot, slots } from "@zhian/contracts/slots";
import { integrityOf } from "@zhian/release/integrity-of";
import { type DefaultTreeAdapterTypes, html as names, parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { baseOf, type LocalRelease, toPageFragment } from "./local-release.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Reloads the page when the code was built anew. */
const follow = `new EventSource("/_dev/events").onmessage=()=>location.reload()`;

interface Wanted {
  pathname: string;
  list: SiteList;
  local: LocalRelease;
  /** Of the site's answer: what its policy lets run. */
  nonce: string;
}

export interface ComposedPage {
  html: string;
  /** What the page names by its integrity, and the site does not have. */
  texts: readonly string[];
  /** Whether the team's code has a place on it. */
  isOurs: boolean;
}

/** The state of a page of a shell, or undefined where it is no such page. */
export function readPageState(html: string): PageState | undefined {
  return stateOf(parse(html))?.state;
}

/**
 * A page of the site in which the team's release stands in the place of the one that is served, or where its routes say if none is. Its
 * slots are empty, and the browser draws what belongs there: the server's HTML is of the other release.
 */
export function composePage(html: string, wanted: Wanted): ComposedPage | undefined {
  const document = parse(html);
  const found = stateOf(document);
  if (!found) return undefined;
  const { list, texts } = withLocal(wanted);
  const { state, script } = found;
  const own = ownSlots(list, wanted);
  removeServed(document, wanted.local.manifest.name);
  for (const slot of own) emptySlot(document, slot, wanted.local.manifest.name);
  setText(script, JSON.stringify(changeState({ ...state, site: integrityOf(texts[0]) }, own, wanted)));
  addToHead(document, wanted);
  return { html: serialize(document), texts, isOurs: own.length > 0 };
}

function stateOf(document: ParentNode): { state: PageState; script: Element } | undefined {
  const script = elementsIn(document).find((one) => one.tagName === "script" && attributeOf(one, "id") === "page");
  const [text] = script?.childNodes ?? [];
  if (!script || !text || !tree.isTextNode(text)) return undefined;
  // The shell's own JSON, so that its type holds.
  return { state: JSON.parse(text.value) as PageState, script };
}

/** The site's list with the team's fragment, and its details: each is named by its hash. */
function withLocal({ list, local }: Wanted): { list: SiteList; texts: [list: string, details: string] } {
  const details = JSON.stringify(toPageFragment(local));
  const { name, slots: taken, routes, opensOn } = local.manifest;
  const listed: ListedFragment = {
    name,
    slots: taken,
    routes,
    ...(opensOn && { opensOn }),
    details: integrityOf(details),
  };
  const fragments = [...list.fragments.filter((one) => one.name !== name), listed];
  const changed = { ...list, fragments };
  return { list: changed, texts: [JSON.stringify(changed), details] };
}

function ownSlots({ fragments }: SiteList, { pathname, local }: Wanted): Slot[] {
  const table = createRouteTable(fragments.filter(({ opensOn }) => !opensOn));
  const plain = plainPath(pathname);
  return slots.filter((slot) => table.ownerOf(slot, plain)?.name === local.manifest.name);
}

function changeState(state: PageState, own: readonly Slot[], { local }: Wanted): PageState {
  const { name, opensOn } = local.manifest;
  const fragment = toPageFragment(local);
  const others = Object.entries(state.slots).filter(
    ([slot, by]) => by.fragment !== name && !own.some((one) => one === slot),
  );
  const filled = Object.fromEntries([
    ...others,
    ...own.map((slot) => [slot, { fragment: name, outcome: "fallback" as const }]),
  ]);
  const onPage = new Set(others.map(([, by]) => by.fragment));
  const { error, ...rest } = state;
  return {
    ...rest,
    ...(error && !own.includes("main") && { error }),
    slots: filled,
    fragments: [...state.fragments.filter((one) => onPage.has(one.name)), ...(own.length > 0 ? [fragment] : [])],
    openers: {
      ...state.openers,
      ...(opensOn && { [opensOn]: { name, details: integrityOf(JSON.stringify(fragment)) } }),
    },
  };
}

/** What the head and the end of the page have of the release that is served. */
function removeServed(document: ParentNode, name: string): void {
  const base = `/_fragments/${name}/`;
  for (const element of elementsIn(document)) {
    const address = attributeOf(element, "href") ?? attributeOf(element, "data-href") ?? "";
    const isAsset = ["link", "style"].includes(element.tagName) && address.startsWith(base);
    if (isAsset || attributeOf(element, "id") === `data-${name}`) tree.detachNode(element);
  }
}

/** The release's fallback would say that something is wrong. */
function emptySlot(document: ParentNode, slot: Slot, name: string): void {
  const element = elementsIn(document).find((one) => attributeOf(one, "data-slot") === slot);
  if (!element) return;
  for (const child of element.childNodes.slice()) tree.detachNode(child);
  setAttribute(element, "data-fragment", name);
  setAttribute(element, "data-outcome", "fallback");
}

function addToHead(document: ParentNode, { local: { manifest }, nonce }: Wanted): void {
  const head = elementsIn(document).find(({ tagName }) => tagName === "head");
  if (!head) return;
  for (const path of manifest.browser.initial.css) {
    const [href, integrity = ""] = [`${baseOf(manifest)}${path}`, manifest.files[path]?.integrity];
    const link = { rel: "stylesheet", href, "data-href": href, integrity, crossorigin: "anonymous" };
    tree.appendChild(head, createElement("link", link));
  }
  const script = createElement("script", { nonce });
  setText(script, follow);
  tree.appendChild(head, script);
}

function elementsIn(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elementsIn(node)] : []));
}

function createElement(tagName: string, attributes: Readonly<Record<string, string>>): Element {
  const list = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement(tagName, names.NS.HTML, list);
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  element.attrs = [...element.attrs.filter((one) => one.name !== name), { name, value }];
}

/** Of a script: the JSON in it ends no element. */
function setText(element: Element, text: string): void {
  for (const child of element.childNodes.slice()) tree.detachNode(child);
  tree.insertText(element, text.replaceAll("<", "\\u003c"));
}
