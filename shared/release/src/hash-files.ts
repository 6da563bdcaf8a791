import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { integrityOf } from "./integrity-of.ts";

export type HashedFiles = Record<string, { integrity: string; bytes: number }>;

/** SHA-384 and size of every file below `dir`, by path with forward slashes, in order. */
export async function hashFiles(dir: string): Promise<HashedFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();

  const files: HashedFiles = {};
  for (const path of paths) {
    const bytes = await readFile(join(dir, path));
    files[path] = { integrity: integrityOf(bytes), bytes: bytes.length };
  }
  return files;
}

/** The same for a release, after rewriting the file that lists the others for browsers (`hashesFile`). */
export async function hashRelease(dir: string): Promise<HashedFiles> {
  await writeFile(join(dir, hashesFile), JSON.stringify(hashesOf(await hashFiles(dir))));
  return hashFiles(dir);
}
