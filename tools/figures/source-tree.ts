import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readSource, type SourceFacts } from "./read-source.ts";
import { createResolver, readWorkspace } from "./resolve-imports.ts";

export interface Source extends SourceFacts {
  path: string;
}

export interface Link {
  from: string;
  to: string;
  names: string[];
  isDynamic: boolean;
}

export interface SourceTree {
  sources: Source[];
  links: Link[];
}

const folders = "{shell,mf-*,shared,registry,api,e2e,bench,tools}";
const notRead = ["**/node_modules/**", "**/dist/**", "tools/canary/**", "**/*.d.ts"];

/** Reads the TypeScript sources below `dir`, and determines which file imports which. */
export function readTree(dir: string): SourceTree {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: dir, exclude: notRead })
      .map((path) => path.replaceAll("\\", "/"))
      .toSorted();
  const read = (path: string) => readFileSync(join(dir, path), "utf8");
  const workspaces = find(`{${folders},shared/*}/package.json`).map((path) => readWorkspace(dirname(path), read(path)));
  const sources = find(`${folders}/**/*.{ts,tsx}`).map((path) => ({
    path,
    ...readSource(read(path), { isTsx: path.endsWith("x") }),
  }));
  const resolve = createResolver(workspaces, new Set(sources.map(({ path }) => path)));
  const links = sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, ...link }) => resolve(path, specifier).map((to) => ({ from: path, to, ...link }))),
  );
  return { sources, links };
}
