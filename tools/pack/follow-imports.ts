import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listEntries, type Target } from "./list-entries.ts";
import { packageName } from "./published.ts";
import { ownImports, relativeImports, renameWorkspaces } from "./rename-imports.ts";

export interface Sources {
  /** TypeScript files, relative to the root. */
  files: Set<string>;
  /** Sources of imports from other workspaces by name, by subpath such as `./ui/button`. */
  entries: Map<string, Target>;
}

/**
 * Returns `files` and everything that they import, directly or indirectly. The compiler would follow imports too, but if it first
 * reaches a file by a workspace's name, it treats it as part of a compiled package and skips it; which way comes first is a race.
 * Throws an Error for an import that no workspace exports.
 */
export function followImports(root: string, files: Iterable<string>): Sources {
  const sources: Sources = { files: new Set(files), entries: new Map() };
  // A set's iteration includes entries added meanwhile.
  for (const path of sources.files) follow(root, path, sources);
  return sources;
}

function follow(root: string, path: string, { files, entries }: Sources): void {
  const text = renameWorkspaces(readFileSync(join(root, path), "utf8"));
  for (const specifier of relativeImports(text)) files.add(posix.join(posix.dirname(path), specifier));
  for (const subpath of ownImports(text)) {
    if (entries.has(`./${subpath}`)) continue;
    const target = targetOf(root, subpath);
    entries.set(`./${subpath}`, target);
    for (const file of filesOf(target)) if (/\.tsx?$/.test(file)) files.add(file);
  }
}

/** The source of a subpath of the package. Throws an Error if no workspace exports it. */
export function targetOf(root: string, subpath: string): Target {
  const [folder = "", ...rest] = subpath.split("/");
  const target = existsSync(join(root, "shared", folder))
    ? listEntries(root, `shared/${folder}`).get(["."].concat(rest).join("/"))
    : listEntries(root, "shared/fragment").get(`./${subpath}`);
  if (!target) throw new Error(`${packageName}/${subpath} is imported, but no workspace exports it`);
  return target;
}

export function filesOf(target: Target): string[] {
  return typeof target === "string" ? [target] : [target.node, target.default];
}
