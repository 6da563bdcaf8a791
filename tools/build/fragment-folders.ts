import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";

const packageSchema = z.object({ name: z.string(), version: z.string() });

export interface FragmentFolder {
  /** The folder's name is the fragment's name. */
  name: string;
  dir: string;
  /** Of its package.json. */
  version: string;
}

/** Every mf-* folder, in the order of their names. */
export function readFragmentFolders(root: string): FragmentFolder[] {
  return globSync("mf-*/package.json", { cwd: root })
    .toSorted()
    .map((path) => {
      const { version } = packageSchema.parse(JSON.parse(readFileSync(join(root, path), "utf8")));
      return { name: dirname(path), dir: join(root, dirname(path)), version };
    });
}
