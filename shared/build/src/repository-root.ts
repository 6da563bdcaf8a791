import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

const lockFile = "package-lock.json";

/**
 * The folder from which a package is installed: the nearest one with a lock file, at `dir` or above it. In this tree it is the parent of
 * `shared/` and of every fragment; in a team's own repository, it is the fragment's folder. Throws if there is no lock file.
 */
export function repositoryRoot(dir: string): string {
  for (let folder = dir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, lockFile))) return folder;
    if (dirname(folder) === folder) {
      throw new Error(`Neither ${dir} nor a folder above it has a ${lockFile}. Run npm install first.`);
    }
  }
}
