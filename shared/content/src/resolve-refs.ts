import { isMap } from "./is-map.ts";
import type { KeyPath } from "./parse-content-file.ts";

interface Unresolved {
  path: KeyPath;
  reason: string;
}

/**
 * Returns a copy in which each `{ ref: "prices.small" }` is replaced by the value at that path in `values`, multiplied by `times` if
 * given. Keys may contain dots.
 */
export function resolveRefs(tree: unknown, values: unknown): { resolved: unknown; unresolved: Unresolved[] } {
  const unresolved: Unresolved[] = [];

  function resolve(node: unknown, path: KeyPath): unknown {
    if (Array.isArray(node)) return node.map((item, index) => resolve(item, [...path, index]));
    if (!isMap(node)) return node;
    const { ref, times, ...rest } = node;
    if (typeof ref !== "string" || Object.keys(rest).length > 0)
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value, [...path, key])]));
    const value = valueAt(values, ref);
    if (value === undefined) unresolved.push({ path, reason: `there is no value named ${ref}` });
    if (times === undefined) return value;
    if (typeof value === "number" && typeof times === "number") return value * times;
    unresolved.push({ path, reason: `${ref} or times is not a number` });
    return value;
  }

  return { resolved: resolve(tree, []), unresolved };
}

function valueAt(values: unknown, name: string): unknown {
  if (!isMap(values)) return undefined;
  if (Object.hasOwn(values, name)) return values[name];
  const dot = name.indexOf(".");
  const first = name.slice(0, dot);
  return dot > 0 && Object.hasOwn(values, first) ? valueAt(values[first], name.slice(dot + 1)) : undefined;
}
