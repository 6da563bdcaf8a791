import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { root, site } from "./site.ts";

/** The files that are run or written; everything else is linked. */
const copied = ["api", "shell", "tools"] as const;
const shared = ["node_modules", "package.json", "package-lock.json", "shared"] as const;

/** Copies the project with one fragment, so that a test may change its files while others use the real ones. Returns its folder. */
export async function copyTree(name: string, fragment: string): Promise<string> {
  const tree = join(site.dataDir("own"), name);
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  for (const path of shared) await symlink(join(root, path), join(tree, path));
  const isSource = (path: string) => !/[\\/](?:dist|node_modules)$/.test(path);
  for (const path of [...copied, fragment]) {
    await cp(join(root, path), join(tree, path), { recursive: true, filter: isSource });
    const own = join(root, path, "node_modules");
    if (existsSync(own)) await symlink(own, join(tree, path, "node_modules"));
  }
  return tree;
}
