import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type BundleFile, press, typeOf } from "../../one-bundle/bundle-files.ts";

export type PeerFiles = (path: string) => Promise<BundleFile | undefined>;

/** Serves the files below the folder, by relative path; each is compressed at its first request and then cached. */
export async function openPeerFiles(folder: string): Promise<PeerFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const known = new Map(files.map((file) => [relative(folder, file).replaceAll(sep, "/"), file]));
  const kept = new Map<string, Promise<BundleFile>>();
  return async (path) => {
    const file = known.get(path);
    if (file === undefined) return undefined;
    const read = kept.get(path) ?? readPressed(file);
    kept.set(path, read);
    return read;
  };
}

/** Compresses a file as the files of a published release are. */
async function readPressed(file: string): Promise<BundleFile> {
  const plain = await readFile(file);
  return { plain, br: press(plain, 11), type: typeOf(file) };
}
