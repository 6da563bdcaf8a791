import type { EditorFault } from "@zhian/contracts/editor";
import type { Locale } from "@zhian/contracts/locale";
import type { Content } from "../content/content.ts";
import type { Item } from "../content/item.ts";
import { idSchemas, itemSchemas } from "../content/item-schemas.ts";
import { reasonsInSite } from "./check-in-site.ts";
import { inWords, type Reason, reasonsOf } from "./reasons.ts";

const kept = new Set(["navigation", "config", "hot"]);

/** All faults of an item, in the editor's language: by the schemas of the content files, and by the rest of the site. */
export function faultsOf(item: Item, content: Content, locale: Locale): EditorFault[] {
  const { kind, id } = item;
  return [...reasons(item, content, locale), ...idReasons(item, locale)].map((reason) => ({ kind, id, ...reason }));
}

function reasons(item: Item, content: Content, locale: Locale): Reason[] {
  if (item.value === null)
    return withoutReasons(item, content).map((message) => ({ path: "", message: inWords(message, locale) }));
  const own = reasonsOf(itemSchemas[item.kind], item.value, locale);
  if (own.length > 0) return own;
  return reasonsInSite(item, content).map(({ path, message }) => ({ path, message: inWords(message, locale) }));
}

/** Why an item cannot be removed. Texts for search engines fall back to the release's own. */
function withoutReasons({ kind, id }: Item, { brought }: Content): string[] {
  if (kept.has(kind)) return ["this cannot be removed"];
  return kind === "seo" && !brought.has(id) ? ["this page has no text of its own to restore"] : [];
}

/** A page's value contains its id too. */
function idReasons({ kind, id, value }: Item, locale: Locale): Reason[] {
  const wrong = reasonsOf(idSchemas[kind], id, locale).map(({ message }) => ({ path: "facts.id", message }));
  const said = (value as { facts?: { id?: unknown } } | null)?.facts?.id;
  const isOther = said !== undefined && said !== id;
  return isOther
    ? [...wrong, { path: "facts.id", message: inWords("another page already has this ID", locale) }]
    : wrong;
}
