import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const packageSchema = z.object({ name: z.string(), version: z.string() });

export interface FragmentFolder {
  /** The folder's name is the fragment's name. */
  name: string;
  dir: string;
  /** From its package.json. */
  version: string;
}

/** Every mf-* folder, sorted by name. */
export function readFragmentFolders(root: string): FragmentFolder[] {
  return readdirSync(root)
    .filter((name) => name.startsWith("mf-") && existsSync(join(root, name, "package.json")))
    .toSorted()
    .map((name) => {
      const dir = join(root, name);
      return {
        name,
        dir,
        version: packageSchema.parse(JSON.parse(readFileSync(join(dir, "package.json"), "utf8"))).version,
      };
    });
}
