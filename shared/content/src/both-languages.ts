import { differingFigures } from "./differing-figures.ts";
import { isMap } from "./is-map.ts";
import type { KeyPath } from "./parse-content-file.ts";

interface Difference {
  path: KeyPath;
  /** The language in which it is wrong. */
  in: "en" | "zh";
  reason: string;
}

/** Merges two prose trees, each text as `{ en, zh }`. A part that is missing in one, or has other figures, is a difference. */
export function bothLanguages(en: unknown, zh: unknown): { prose: unknown; differences: Difference[] } {
  const differences: Difference[] = [];
  const missing = (inside: "en" | "zh", path: KeyPath) => {
    differences.push({ path, in: inside, reason: `is missing, but ${inside === "en" ? "zh" : "en"}.yaml has it` });
    return undefined;
  };

  function pair(left: unknown, right: unknown, path: KeyPath): unknown {
    if (left === undefined || left === null) return missing("en", path);
    if (right === undefined || right === null) return missing("zh", path);
    if (Array.isArray(left) && Array.isArray(right)) {
      return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
        pair(left[index], right[index], [...path, index]),
      );
    }
    if (isMap(left) && isMap(right)) {
      const keys = Object.keys({ ...left, ...right });
      return Object.fromEntries(keys.map((key) => [key, pair(left[key], right[key], [...path, key])]));
    }
    if (typeof left !== "string" || typeof right !== "string") {
      const [inside, value]: ["en" | "zh", unknown] = typeof left === "string" ? ["zh", right] : ["en", left];
      differences.push({ path, in: inside, reason: `must be text, not ${nameOf(value)}` });
      return undefined;
    }
    const differing = differingFigures(left, right);
    if (differing) differences.push({ path, in: "zh", reason: `the figures differ: ${differing}` });
    return { en: left, zh: right };
  }

  return { prose: pair(en, zh, []), differences };
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return isMap(value) ? "a map" : `the ${typeof value} ${String(value)}, which must be quoted`;
}
