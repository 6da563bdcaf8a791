import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createIntegrityHash } from "@zhian/release/integrity-of";
import { failpoints } from "../support/failpoints.ts";
import type { StagedFile, Staging } from "./file-store.ts";
import { makeVariant } from "./make-variant.ts";
import { objectKey, variantKey } from "./object-key.ts";

const headBytes = 16;
const keepBytes = 256 * 1024;
/** Longer than any upload may take. */
const leftoverAgeMs = 60 * 60 * 1000;

/** The store that receives an upload. */
export interface StagingTarget {
  /** Stores staged files by key, from their paths on disk. Durable once resolved. */
  keep(files: ReadonlyMap<string, string>): Promise<void>;
  /** The content stored under a key. */
  find(key: string): Promise<Buffer | undefined>;
}

/** Creates the folder for uploads and removes what a crash left in it. With replicas, recent files may be their uploads. */
export async function openStagingFolder(root: string, { isShared }: { isShared: boolean }): Promise<void> {
  const staging = join(root, "staging");
  await mkdir(staging, { recursive: true });
  for (const name of await readdir(staging)) {
    const folder = join(staging, name);
    const isLeftOver = Date.now() - (await stat(folder)).mtimeMs >= (isShared ? leftoverAgeMs : 0);
    if (isLeftOver) await rm(folder, { recursive: true, force: true });
  }
}

/** Stages an upload on the local disk, for any store: it is checked before any of it is stored. */
export async function stage(root: string, target: StagingTarget): Promise<Staging> {
  const folder = join(root, "staging", randomUUID());
  await mkdir(folder);
  failpoints.pass("publish: staging made");
  const kept = new Map<string, string>();
  let count = 0;
  const sources = new Map<string, string>();
  return {
    async add(path, body, { isRead }) {
      const temporary = join(folder, String(count++));
      const file = await receive(temporary, body, isRead ? keepBytes : 0);
      sources.set(path, temporary);
      kept.set(objectKey(file.integrity), temporary);
      return { path, ...file };
    },
    async compress(file) {
      const source = sources.get(file.path);
      if (source === undefined) throw new Error(`${file.path} was not staged.`);
      const key = variantKey(objectKey(file.integrity));
      const variant = await makeVariant(source, () => target.find(key));
      if (variant.length >= file.bytes) return file.bytes;
      await writeDurably(`${source}.br`, variant);
      failpoints.pass("publish: variant written");
      kept.set(key, `${source}.br`);
      return variant.length;
    },
    async keep() {
      await target.keep(kept);
      failpoints.pass("publish: files stored");
      await rm(folder, { recursive: true, force: true });
      failpoints.pass("publish: staging removed");
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function receive(to: string, body: AsyncIterable<Buffer>, keptBytes: number): Promise<Omit<StagedFile, "path">> {
  const hash = createIntegrityHash();
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
  const integrity = hash.digest();
  return { integrity, bytes, head, ...(bytes <= keptBytes && { content: Buffer.concat(kept) }) };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  await writeFile(path, content, { flag: "wx", flush: true });
}

async function writeAll(handle: FileHandle, chunk: Buffer): Promise<void> {
  let written = 0;
  while (written < chunk.length) written += (await handle.write(chunk, written)).bytesWritten;
}
