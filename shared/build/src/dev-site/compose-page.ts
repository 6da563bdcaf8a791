import type { Head } from "@zhian/contracts/head";
import type { PageState } from "@zhian/contracts/page";
import { renewEvent } from "@zhian/contracts/renew-event";
import type { Slot } from "@zhian/contracts/slots";
import { integrityOf } from "@zhian/release/integrity-of";
import { parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { type LocalList, revisionWith, withLocalOpener } from "./local-list.ts";
import { baseOf, type LocalRelease, toPageFragment } from "./local-release.ts";
import {
  attributeOf,
  createElement,
  type Element,
  elementOf,
  elementsIn,
  type ParentNode,
  setAttribute,
  setScript,
  setText,
} from "./page-elements.ts";
import type { LocalPage } from "./render-messages.ts";

/** Makes the page adopt the rebuilt code, or reload if its shell is too old for that. */
const follow = `new EventSource("/_dev/events").onmessage=()=>{if(dispatchEvent(new Event("${renewEvent}",{cancelable:true})))location.reload()}`;

interface Wanted extends LocalList {
  local: LocalRelease;
  /** Slots of the page that belong to the fragment. */
  own: readonly Slot[];
  /** The HTML rendered by its server bundle. Without it the slots are empty, and the browser renders them. */
  page: LocalPage | undefined;
  /** The nonce that the site's content security policy allows for scripts. */
  nonce: string;
}

/** The state of a shell's page; undefined for any other page. */
export function readPageState(html: string): PageState | undefined {
  return stateOf(parse(html))?.state;
}

/**
 * A page of the site in which the team's release replaces the served one, or is added by its routes if none is served. `html` must be
 * a shell's page.
 */
export function composePage(html: string, wanted: Wanted): string {
  const document = parse(html);
  const found = stateOf(document);
  if (!found) throw new TypeError("not a page of a shell");
  const { state, script } = found;
  const { own, texts, local, page } = wanted;
  const { name } = local.manifest;
  removeServed(document, name);
  for (const slot of own) markSlot(document, slot, wanted);
  setScript(script, JSON.stringify(changeState({ ...state, site: integrityOf(texts[0]) }, wanted)));
  if (page && script.parentNode) tree.insertBefore(script.parentNode, dataScript(name, page), script);
  addToHead(document, wanted);
  if (page?.decision.head && own.includes("main")) changeHead(document, page.decision.head);
  const slots = own.map((slot) => [markOf(slot), page?.html[slot] ?? ""] as const);
  return slots.reduce((text, [mark, given]) => text.replace(mark, () => given), serialize(document));
}

function stateOf(document: ParentNode): { state: PageState; script: Element } | undefined {
  const script = elementsIn(document).find((one) => one.tagName === "script" && attributeOf(one, "id") === "page");
  const [text] = script?.childNodes ?? [];
  if (!script || !text || !tree.isTextNode(text)) return undefined;
  // The shell's own JSON, which has this type.
  return { state: JSON.parse(text.value) as PageState, script };
}

function changeState(state: PageState, { local, own, page }: Wanted): PageState {
  const { name } = local.manifest;
  const fragment = toPageFragment(local);
  const others = Object.entries(state.slots).filter(
    ([slot, by]) => by.fragment !== name && !own.some((one) => one === slot),
  );
  const outcome = outcomeOf(page);
  const filled = Object.fromEntries([...others, ...own.map((slot) => [slot, { fragment: name, outcome }])]);
  const onPage = new Set(others.map(([, by]) => by.fragment));
  const { error, ...rest } = state;
  const head = own.includes("main") ? page?.decision.head : undefined;
  return {
    ...rest,
    revision: revisionWith(state.revision, local),
    ...(error && !own.includes("main") && { error }),
    ...(head && { head }),
    // A release that is not served must not be measured.
    config: { ...state.config, measuredShare: 0 },
    slots: filled,
    fragments: [...state.fragments.filter((one) => onPage.has(one.name)), ...(own.length > 0 ? [fragment] : [])],
    openers: withLocalOpener(state.openers, local),
  };
}

function outcomeOf(page: LocalPage | undefined): "rendered" | "fallback" {
  return page ? "rendered" : "fallback";
}

/** Removes what the served release has in the head and at the end of the page. */
function removeServed(document: ParentNode, name: string): void {
  const base = `/_fragments/${name}/`;
  for (const element of elementsIn(document)) {
    const address = attributeOf(element, "href") ?? attributeOf(element, "data-href") ?? "";
    const isAsset = ["link", "style"].includes(element.tagName) && address.startsWith(base);
    if (isAsset || attributeOf(element, "id") === `data-${name}`) tree.detachNode(element);
  }
}

/** Marks a slot for HTML that is inserted after serialization: parsed and serialized again, it might differ from the bundle's. */
function markSlot(document: ParentNode, slot: Slot, { local, page }: Wanted): void {
  const element = elementsIn(document).find((one) => attributeOf(one, "data-slot") === slot);
  if (!element) return;
  setText(element, markOf(slot));
  setAttribute(element, "data-fragment", local.manifest.name);
  setAttribute(element, "data-outcome", outcomeOf(page));
}

/** Has characters that no page contains: https://www.unicode.org/faq/private_use.html#nonchar1 */
function markOf(slot: Slot): string {
  return `\u{fdd0}${slot}\u{fdd1}`;
}

function dataScript(name: string, { data }: LocalPage): Element {
  const script = createElement("script", { type: "application/json", id: `data-${name}` });
  setScript(script, JSON.stringify(data));
  return script;
}

function addToHead(document: ParentNode, { local: { manifest }, page, nonce }: Wanted): void {
  const head = elementOf(document, "head");
  if (!head) return;
  const { initial, chunks } = manifest.browser;
  const lazy = (page?.decision.chunks ?? []).flatMap((chunk) =>
    Object.hasOwn(chunks, chunk) ? (chunks[chunk]?.css ?? []) : [],
  );
  for (const path of new Set([...initial.css, ...lazy])) {
    const [href, integrity = ""] = [`${baseOf(manifest)}${path}`, manifest.files[path]?.integrity];
    const link = { rel: "stylesheet", href, "data-href": href, integrity, crossorigin: "anonymous" };
    tree.appendChild(head, createElement("link", link));
  }
  const script = createElement("script", { nonce });
  setScript(script, follow);
  tree.appendChild(head, script);
}

/** Changes the visible part of a head. The rest stays as the site has it: no search engine reads a local address. */
function changeHead(document: ParentNode, { title, description, keywords }: Head): void {
  const element = elementOf(document, "title");
  if (element) setText(element, title);
  const named = { description, keywords };
  for (const meta of elementsIn(document).filter(({ tagName }) => tagName === "meta")) {
    const name = attributeOf(meta, "name");
    if (name === "description" || name === "keywords") setAttribute(meta, "content", named[name]);
  }
}
