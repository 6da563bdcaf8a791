import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import { failpoints } from "../support/failpoints.ts";
import type { FileStore, Removed, StoredFile } from "./file-store.ts";
import { objectKey, variantKey } from "./object-key.ts";
import { createS3Bucket, type S3Bucket, type S3Settings } from "./s3-bucket.ts";
import { openStagingFolder, stage } from "./staging.ts";

const putsAtOnce = 4;

/** Stores the same files under the same keys in a bucket. Uploads are staged in `root`, on disk. Throws if the bucket does not exist. */
export async function openS3Store(
  root: string,
  settings: S3Settings,
  { isShared }: { isShared: boolean },
): Promise<FileStore> {
  const bucket = createS3Bucket(settings);
  await openStagingFolder(root, { isShared });
  await bucket.list({ limit: 1 });
  return {
    stage: () => stage(root, { keep: (files) => putAll(bucket, files), find: (key) => readWhole(bucket, key) }),
    has: (integrity) => bucket.has(objectKey(integrity)),
    read: (integrity, { brotli }) => read(bucket, objectKey(integrity), brotli),
    removeAllBut: (integrities) => removeAllBut(bucket, integrities),
  };
}

async function putAll(bucket: S3Bucket, files: ReadonlyMap<string, string>): Promise<void> {
  const inSlot = pLimit(putsAtOnce);
  await Promise.all(
    [...files].map(([key, path]) =>
      inSlot(async () => {
        await bucket.put(key, await readFile(path));
        failpoints.pass("publish: file moved");
      }),
    ),
  );
  failpoints.pass("publish: all moved");
}

async function readWhole(bucket: S3Bucket, key: string): Promise<Buffer | undefined> {
  const found = await bucket.get(key);
  return found && buffer(found.content);
}

async function read(bucket: S3Bucket, key: string, brotli: boolean): Promise<StoredFile> {
  const variant = brotli ? await bucket.get(variantKey(key)) : undefined;
  const found = variant ?? (await bucket.get(key));
  if (!found) throw new Error(`The store has no ${key}.`);
  return { bytes: found.bytes, ...(variant && { encoding: "br" as const }), content: found.content };
}

async function removeAllBut(bucket: S3Bucket, integrities: ReadonlySet<string>): Promise<Removed> {
  const kept = new Set(
    [...integrities].flatMap((integrity) => [objectKey(integrity), variantKey(objectKey(integrity))]),
  );
  const removed: Removed = { files: 0, bytes: 0 };
  for await (const { key, bytes } of bucket.listAll()) {
    if (kept.has(key)) continue;
    await bucket.remove(key);
    removed.files += 1;
    removed.bytes += bytes;
  }
  return removed;
}
