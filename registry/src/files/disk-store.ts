import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "@zhian/server/read-error";
import { syncFolder } from "@zhian/server/sync-folder";
import { failpoints } from "../support/failpoints.ts";
import type { FileStore, Removed, StoredFile } from "./file-store.ts";
import { objectKey, variantKey } from "./object-key.ts";
import { openStagingFolder, stage } from "./staging.ts";

/** Content-addressed files in `root`. Opening it removes leftovers of uploads that a crash cut short. */
export async function openDiskStore(root: string, { isShared }: { isShared: boolean }): Promise<FileStore> {
  await openStagingFolder(root, { isShared });
  await mkdir(join(root, "objects"), { recursive: true });
  await syncFolder(root);
  await syncFolder(dirname(root));
  return {
    stage: () =>
      stage(root, { keep: (files) => moveAll(root, files), find: (key) => readIfPresent(pathOf(root, key)) }),
    async has(integrity) {
      return (await sizeOf(pathOf(root, objectKey(integrity)))) !== undefined;
    },
    read: (integrity, { brotli }) => read(root, objectKey(integrity), brotli),
    removeAllBut: (integrities) => removeAllBut(root, integrities),
  };
}

async function moveAll(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...files.keys()].map((key) => dirname(pathOf(root, key))));
  for (const to of folders) await mkdir(to, { recursive: true });
  failpoints.pass("publish: folders made");
  for (const [key, from] of files) {
    await rename(from, pathOf(root, key));
    failpoints.pass("publish: file moved");
  }
  failpoints.pass("publish: all moved");
  for (const to of folders) {
    await syncFolder(to);
    failpoints.pass("publish: folder synced");
  }
  await syncFolder(join(root, "objects"));
}

async function read(root: string, key: string, brotli: boolean): Promise<StoredFile> {
  const variant = brotli ? await openIfPresent(pathOf(root, variantKey(key))) : undefined;
  const handle = variant ?? (await open(pathOf(root, key), "r"));
  const { size } = await handle.stat();
  return {
    bytes: size,
    ...(variant && { encoding: "br" as const }),
    content: handle.createReadStream(),
  };
}

async function removeAllBut(root: string, integrities: ReadonlySet<string>): Promise<Removed> {
  const kept = new Set([...integrities].map((integrity) => pathOf(root, objectKey(integrity))));
  const entries = await readdir(join(root, "objects"), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const surplus = paths.filter((path) => !kept.has(path.replace(/\.br$/, "")));
  let bytes = 0;
  for (const path of surplus) {
    bytes += (await sizeOf(path)) ?? 0;
    await rm(path, { force: true });
  }
  return { files: surplus.length, bytes };
}

function pathOf(root: string, key: string): string {
  return join(root, "objects", key);
}

async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  await using handle = await openIfPresent(path);
  return handle?.readFile();
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return errorCode(error) === "ENOENT";
}
