import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { compressBrotli } from "@zhian/serve/compress-brotli";
import { errorCode } from "@zhian/server/read-error";
import { writeFileAtomically } from "../write-file-atomically.ts";
import { checkIntegrity, downloadFile, type Expected } from "./download-file.ts";
import { ReleaseFileError } from "./release-file-error.ts";

type Variant = "plain" | "br";

export interface ReleaseFiles {
  /** Returns the path of the verified file on disk, and downloads it if it is not there. Throws a ReleaseFileError. */
  keep(manifest: FragmentManifest, path: string): Promise<string>;
  read(manifest: FragmentManifest, path: string): Promise<Buffer>;
  /** Like `read`; returns undefined if there is no such variant. */
  readVariant(manifest: FragmentManifest, path: string, variant: Variant): Promise<Buffer | undefined>;
  /** Deletes all other copies. Returns the number of deleted files. */
  removeAllBut(integrities: ReadonlySet<string>): Promise<number>;
  /** Aborts the downloads in progress. Once it resolves, nothing more is written. */
  stop(): Promise<void>;
}

/** For files without a Brotli variant in the registry. They are compressed before the release is served. */
const quality = 9;
const worthCompressing = /\.(m?js|css|svg|json|html|txt)$/;

/** Stores files by hash: a file shared by two releases is stored once, and a stored file never changes. */
export function createReleaseFiles(folder: string, registryUrl: string): ReleaseFiles {
  const ending = new AbortController();
  const downloads = new Map<string, Promise<string>>();
  const verified = new Set<string>();
  /** Deletions in progress: a request for such a file waits, then downloads it again. */
  const removals = new Map<string, Promise<void>>();

  function fileOf(expected: Expected): string {
    return join(folder, Buffer.from(expected.integrity.slice(7), "base64").toString("base64url"));
  }

  async function download(manifest: FragmentManifest, path: string): Promise<string> {
    const expected = expectedOf(manifest, path);
    const file = fileOf(expected);
    await removals.get(expected.integrity);
    if (await isIntact(file, expected)) return file;
    const url = `${registryUrl}/files/${manifest.name}/${encodeURIComponent(manifest.version)}/${path}`;
    const { plain, br } = await downloadFile(url, expected, ending.signal);
    const packed =
      br ?? (worthCompressing.test(path) && plain.byteLength > 1024 ? await compressBrotli(plain, quality) : undefined);
    if (packed) await writeFileAtomically(`${file}.br`, packed);
    await writeFileAtomically(file, plain);
    return file;
  }

  async function keep(manifest: FragmentManifest, path: string): Promise<string> {
    const expected = expectedOf(manifest, path);
    if (verified.has(expected.integrity)) return fileOf(expected);
    const running =
      downloads.get(expected.integrity) ?? download(manifest, path).finally(() => downloads.delete(expected.integrity));
    downloads.set(expected.integrity, running);
    const file = await running;
    verified.add(expected.integrity);
    return file;
  }

  return {
    keep,
    async read(manifest, path) {
      return readFile(await keep(manifest, path));
    },
    async readVariant(manifest, path, variant) {
      const file = await keep(manifest, path);
      return variant === "plain" ? readFile(file) : readIfThere(`${file}.br`);
    },
    async removeAllBut(integrities) {
      await mkdir(folder, { recursive: true });
      let removed = 0;
      for (const name of await readdir(folder)) {
        const integrity = `sha384-${Buffer.from(name.replace(/\.br$/, ""), "base64url").toString("base64")}`;
        // Temporary files are still being written.
        if (name.endsWith(".tmp") || integrities.has(integrity) || downloads.has(integrity)) continue;
        verified.delete(integrity);
        const removal = rm(join(folder, name), { force: true });
        removals.set(integrity, removal);
        await removal.finally(() => removals.delete(integrity));
        removed += 1;
      }
      return removed;
    },
    async stop() {
      ending.abort();
      // A release is given up at its first file that fails, while others of its files are still being written.
      await Promise.allSettled(downloads.values());
    },
  };
}

function expectedOf(manifest: FragmentManifest, path: string): Expected {
  const expected = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
  if (expected) return expected;
  throw new ReleaseFileError("not-in-release", `${manifest.name}@${manifest.version} has no file ${path}`);
}

async function isIntact(file: string, expected: Expected): Promise<boolean> {
  const bytes = await readIfThere(file);
  if (!bytes) return false;
  try {
    checkIntegrity(file, bytes, expected);
    return true;
  } catch {
    return false; // A corrupt copy is downloaded again.
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
