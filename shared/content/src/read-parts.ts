import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@zhian/contracts/locale";
import { bothLanguages } from "./both-languages.ts";
import type { ContentFault } from "./content-error.ts";
import { isMap } from "./is-map.ts";
import { keyOf, mergeProse } from "./merge-prose.ts";
import { type ContentFile, type KeyPath, parseContentFile } from "./parse-content-file.ts";

/** The merged files of one folder. */
export interface Parts {
  /** Facts and prose, each text as `{ en, zh }`. */
  merged: unknown;
  files: readonly string[];
  faults: readonly ContentFault[];
  /** Returns a fault with the file and line of a part of `merged`. */
  faultAt(path: KeyPath, reason: string): ContentFault;
}

/** Reads `en.yaml`, `zh.yaml` and, if there are facts, `page.yaml`. Throws ContentError for a file that cannot be read as content. */
export function readParts(folder: string): Parts {
  const [en, zh] = [readFile(folder, "en"), readFile(folder, "zh")];
  const page = existsSync(join(folder, "page.yaml")) ? readFile(folder, "page") : undefined;
  const prose = { en, zh };
  const both = bothLanguages(en.data, zh.data);
  const { merged, misfits } = mergeProse(page?.data, both.prose);
  const files = [...(page ? [page] : []), en, zh];
  const at = (file: ContentFile, path: KeyPath, reason: string) => ({
    file: file.file,
    line: file.lineOf(path),
    key: path.join("."),
    reason,
  });
  return {
    merged,
    files: files.map(({ file }) => file),
    faults: [
      ...both.differences.map(({ path, in: inside, reason }) => at(prose[inside], path, reason)),
      ...misfits.map(({ path, reason }) => at(en, path, reason)),
    ],
    faultAt(path, reason) {
      const locale = locales.find((each) => each === path.at(-1));
      const inTree = locale ? path.slice(0, -1) : path;
      const places = (locale ? [prose[locale]] : files).map((file) => ({
        file,
        path: pathIn(file.data, merged, inTree),
      }));
      const { file, path: deepest } = places.reduce((best, place) =>
        place.path.length > best.path.length ? place : best,
      );
      return { ...at(file, deepest, reason), key: path.join(".") };
    },
  };
}

function readFile(folder: string, name: string): ContentFile {
  const file = join(folder, `${name}.yaml`);
  return parseContentFile(file, readFileSync(file));
}

/** The part of the path that a file has: prose may have a key where the merged tree has an index. */
function pathIn(data: unknown, merged: unknown, path: KeyPath): KeyPath {
  const found: (string | number)[] = [];
  let [here, whole] = [data, merged];
  for (const step of path) {
    const item = childOf(whole, step);
    const key = Array.isArray(whole) && isMap(here) ? keyOf(item) : step;
    const next = key === undefined ? undefined : childOf(here, key);
    if (key === undefined || next === undefined) break;
    found.push(key);
    [here, whole] = [next, item];
  }
  return found;
}

function childOf(tree: unknown, step: string | number): unknown {
  if (Array.isArray(tree)) return tree[Number(step)];
  return isMap(tree) && Object.hasOwn(tree, step) ? tree[step] : undefined;
}
