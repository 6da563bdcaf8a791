import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { compressBrotli } from "@zhian/serve/compress-brotli";
import { openStagingFolder, stage } from "./staging.ts";

const content = Buffer.from("export const prices = [1, 2, 3];\n".repeat(200));
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "staging-"));
  await openStagingFolder(root, { isShared: false });
});
afterEach(() => rm(root, { recursive: true }));

/** Stages the content for a store that returns `find()` as its variant. Returns the variant that would be stored. */
async function compressBeside(find: () => Promise<Buffer | undefined>): Promise<Buffer> {
  let variant: Buffer | undefined;
  const staging = await stage(root, {
    find,
    async keep(files) {
      for (const [key, path] of files) if (key.endsWith(".br")) variant = await readFile(path);
    },
  });
  const file = await staging.add("page.js", Readable.from([content]), { isRead: false });
  expect(await staging.compress(file)).toBeLessThan(file.bytes);
  await staging.keep();
  if (!variant) throw new Error("no variant was kept");
  return variant;
}

it("reuses the stored variant of the same content", async () => {
  // A different quality distinguishes it from a new variant.
  const kept = await compressBrotli(content, 1);
  expect(await compressBeside(async () => kept)).toEqual(kept);
});

it.each([
  ["has different content", () => compressBrotli(Buffer.from("export const prices = [];"), 11)],
  ["is damaged", async () => Buffer.from("no brotli")],
  ["cannot be read", async () => Promise.reject(new Error("EIO"))],
  ["is missing", async () => undefined],
])("compresses the file itself if the stored variant %s", async (_, find) => {
  const variant = await compressBeside(find);
  expect(variant).toEqual(await compressBrotli(content, 11));
  expect(brotliDecompressSync(variant)).toEqual(content);
});
