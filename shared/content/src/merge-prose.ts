import { isMap } from "./is-map.ts";
import type { KeyPath } from "./parse-content-file.ts";

interface Misfit {
  path: KeyPath;
  reason: string;
}

/**
 * Adds prose where the facts leave room for it. Lists are merged item by item; for things with an `id` or an `anchor`, prose may be a
 * map by that key instead.
 */
export function mergeProse(facts: unknown, prose: unknown): { merged: unknown; misfits: Misfit[] } {
  const misfits: Misfit[] = [];

  function merge(fact: unknown, text: unknown, path: KeyPath): unknown {
    if (text === undefined) return fact;
    if (fact === undefined) return text;
    if (Array.isArray(fact)) return mergeList(fact, text, path);
    if (!isMap(fact) || !isMap(text) || isText(text)) {
      misfits.push({ path, reason: "is also in page.yaml; remove one of the two" });
      return fact;
    }
    const keys = Object.keys({ ...fact, ...text });
    return Object.fromEntries(keys.map((key) => [key, merge(fact[key], text[key], [...path, key])]));
  }

  function mergeList(items: unknown[], text: unknown, path: KeyPath): unknown {
    if (Array.isArray(text)) {
      if (text.length !== items.length)
        misfits.push({ path, reason: `has ${text.length} items, but page.yaml has ${items.length}` });
      return items.map((item, index) => merge(item, text[index], [...path, index]));
    }
    if (!isMap(text) || isText(text)) {
      misfits.push({ path, reason: "is a list in page.yaml" });
      return items;
    }
    const keys = items.map(keyOf);
    for (const key of Object.keys(text))
      if (!keys.includes(key))
        misfits.push({ path: [...path, key], reason: `page.yaml has no item with this name, only ${keys.join(", ")}` });
    return items.map((item, index) => {
      const key = keys[index];
      return key === undefined ? item : merge(item, text[key], [...path, key]);
    });
  }

  return { merged: merge(facts, prose, []), misfits };
}

/** The key by which prose refers to an item of a list. */
export function keyOf(item: unknown): string | undefined {
  if (!isMap(item)) return undefined;
  const key = item["id"] ?? item["anchor"];
  return typeof key === "string" ? key : undefined;
}

/** Whether it is a text in both languages. */
function isText(value: Record<string, unknown>): boolean {
  return typeof value["en"] === "string" && typeof value["zh"] === "string" && Object.keys(value).length === 2;
}
