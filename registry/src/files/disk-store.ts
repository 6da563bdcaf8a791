import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { codeOf } from "../error-code.ts";
import { failpoints } from "../failpoints.ts";
import { syncFolder } from "./durable.ts";
import type { FileStore, Removed, StagedFile, Staging, StoredFile } from "./file-store.ts";
import { createSlots } from "./slots.ts";

const compress = promisify(brotliCompress);
const headBytes = 16;
const keepBytes = 256 * 1024;
/** Brotli takes tens of megabytes and a thread each: fifty publishes at once would take all there are. */
const inCompressionSlot = createSlots(2);
/** Longer than any upload may take. */
const leftoverAgeMs = 60 * 60 * 1000;
const slowQualityBytes = 1024 * 1024;

/** Content-addressed files in `root`. Leftovers of uploads that a crash cut short are removed at opening. */
export async function openDiskStore(root: string, { isShared }: { isShared: boolean }): Promise<FileStore> {
  const staging = join(root, "staging");
  await mkdir(staging, { recursive: true });
  await removeLeftovers(staging, isShared ? leftoverAgeMs : 0);
  await mkdir(join(root, "objects"), { recursive: true });
  await syncFolder(root);
  await syncFolder(dirname(root));
  return {
    stage: () => stage(root),
    async has(integrity) {
      return (await sizeOf(objectPath(root, integrity))) !== undefined;
    },
    read: (integrity, { brotli }) => read(objectPath(root, integrity), brotli),
    removeAllBut: (integrities) => removeAllBut(root, integrities),
  };
}

/** Where replicas share the folder, young ones may be their uploads. */
async function removeLeftovers(staging: string, minAgeMs: number): Promise<void> {
  for (const name of await readdir(staging)) {
    const folder = join(staging, name);
    if (Date.now() - (await stat(folder)).mtimeMs >= minAgeMs) await rm(folder, { recursive: true, force: true });
  }
}

async function stage(root: string): Promise<Staging> {
  const folder = join(root, "staging", randomUUID());
  await mkdir(folder);
  failpoints.pass("publish: staging made");
  const moves = new Map<string, string>();
  let count = 0;
  const sources = new Map<string, string>();
  return {
    async add(path, body, { isRead }) {
      const temporary = join(folder, String(count++));
      const file = await receive(temporary, body, isRead ? keepBytes : 0);
      sources.set(path, temporary);
      moves.set(objectPath(root, file.integrity), temporary);
      return { path, ...file };
    },
    async compress(file) {
      const source = sources.get(file.path);
      if (source === undefined) throw new Error(`${file.path} was not staged.`);
      const variant = await inCompressionSlot(async () => brotli(await readFile(source)));
      if (variant.length >= file.bytes) return file.bytes;
      await writeDurably(`${source}.br`, variant);
      failpoints.pass("publish: variant written");
      moves.set(`${objectPath(root, file.integrity)}.br`, `${source}.br`);
      return variant.length;
    },
    async keep() {
      const folders = new Set([...moves.keys()].map((to) => dirname(to)));
      for (const to of folders) await mkdir(to, { recursive: true });
      failpoints.pass("publish: folders made");
      for (const [to, from] of moves) {
        await rename(from, to);
        failpoints.pass("publish: file moved");
      }
      failpoints.pass("publish: all moved");
      for (const to of folders) {
        await syncFolder(to);
        failpoints.pass("publish: folder synced");
      }
      await syncFolder(join(root, "objects"));
      failpoints.pass("publish: files stored");
      await rm(folder, { recursive: true, force: true });
      failpoints.pass("publish: staging removed");
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function receive(to: string, body: AsyncIterable<Buffer>, keptBytes: number): Promise<Omit<StagedFile, "path">> {
  const hash = createHash("sha384");
  let head = Buffer.alloc(0);
  const kept: Buffer[] = [];
  let bytes = 0;
  const handle = await open(to, "wx");
  failpoints.pass("publish: file begun");
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      if (bytes <= keptBytes) kept.push(Buffer.from(chunk));
      await writeAll(handle, chunk);
    }
    failpoints.pass("publish: file written");
    await handle.sync();
    failpoints.pass("publish: file synced");
  } finally {
    await handle.close();
  }
  const integrity = `sha384-${hash.digest("base64")}`;
  return { integrity, bytes, head, ...(bytes <= keptBytes && { content: Buffer.concat(kept) }) };
}

async function read(path: string, brotli: boolean): Promise<StoredFile> {
  const variant = brotli ? await openIfPresent(`${path}.br`) : undefined;
  const handle = variant ?? (await open(path, "r"));
  const { size } = await handle.stat();
  return {
    bytes: size,
    ...(variant && { encoding: "br" as const }),
    content: handle.createReadStream(),
  };
}

function brotli(content: Buffer): Promise<Buffer> {
  const quality = content.length > slowQualityBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function removeAllBut(root: string, integrities: ReadonlySet<string>): Promise<Removed> {
  const kept = new Set([...integrities].map((integrity) => objectPath(root, integrity)));
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

/** Base64 has slashes; hexadecimal does not, and the first byte spreads the files over 256 folders. */
function objectPath(root: string, integrity: string): string {
  const hex = Buffer.from(integrity.slice("sha384-".length), "base64").toString("hex");
  return join(root, "objects", hex.slice(0, 2), hex.slice(2));
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  await writeFile(path, content, { flag: "wx", flush: true });
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) written += (await handle.write(chunk, written)).bytesWritten;
}

async function openIfPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r");
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
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
  return codeOf(error) === "ENOENT";
}
