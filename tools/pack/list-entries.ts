import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Paths in the workspace: one file, or one for Node and one for all others. */
const targetSchema = z.union([z.string(), z.object({ node: z.string(), default: z.string() })]);
const workspaceSchema = z.object({
  version: z.string(),
  exports: z.record(z.string(), targetSchema).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
export type Workspace = z.output<typeof workspaceSchema>;
export type Target = z.output<typeof targetSchema>;

export function readWorkspace(root: string, folder: string): Workspace {
  return workspaceSchema.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")));
}

/** The exports of a workspace by name, with patterns expanded. Paths start with the workspace's folder. */
export function listEntries(root: string, folder: string): Map<string, Target> {
  const { exports } = readWorkspace(root, folder);
  const entries = new Map<string, Target>();
  for (const [subpath, target] of Object.entries(exports)) {
    if (subpath === "./package.json") continue;
    if (!subpath.includes("*")) entries.set(subpath, at(folder, target));
    else if (typeof target === "string") {
      for (const [name, path] of expand(join(root, folder), subpath, target)) {
        if (!Object.hasOwn(exports, name)) entries.set(name, at(folder, path));
      }
    }
  }
  return entries;
}

function at(folder: string, target: Target): Target {
  const below = (path: string) => `${folder}/${path.replace(/^\.\//, "")}`;
  return typeof target === "string" ? below(target) : { node: below(target.node), default: below(target.default) };
}

/** `./*` and `./src/*\/*.tsx`: the star matches the same text in each place. */
function expand(dir: string, subpath: string, target: string): [string, string][] {
  const isTarget = new RegExp(`^${target.replaceAll(".", "[.]").replace("*", "([^/]+)").replaceAll("*", "\\1")}$`);
  return globSync(target, { cwd: dir })
    .map((path) => `./${path.replaceAll("\\", "/")}`)
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .toSorted()
    .flatMap((path): [string, string][] => {
      const star = isTarget.exec(path)?.[1];
      return star === undefined ? [] : [[subpath.replace("*", star), path]];
    });
}
