import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { CliError } from "./cli-error.ts";

/** Streams a folder as a gzipped tar: sorted names, no times and no owners, so that equal folders pack equally. */
export async function packRelease(dist: string): Promise<ReadableStream> {
  const paths = await listFiles(dist);
  const gzip = createGzip();
  const tar = pack();
  const packed = async () => {
    for (const path of paths) await addFile(tar, dist, path);
    tar.finalize();
  };
  packed().catch((error: Error) => tar.destroy(error));
  tar.on("error", (error) => gzip.destroy(error));
  tar.pipe(gzip);
  // The same class at run time, but browsers and Node declare it differently.
  return Readable.toWeb(gzip) as ReadableStream;
}

async function addFile(tar: ReturnType<typeof pack>, dist: string, path: string): Promise<void> {
  const file = join(dist, path);
  const { size } = await stat(file);
  const entry = tar.entry({ name: path.split(sep).join("/"), size, mode: 0o644, mtime: new Date(0) });
  await pipeline(createReadStream(file), entry);
}

async function listFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) {
    throw new CliError(
      "failed",
      `${join(odd.parentPath, odd.name)} is neither a file nor a folder.`,
      "A release may contain only regular files: build again.",
    );
  }
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .sort();
  // A tar stores such a name in an extended record, which the registry refuses without reading the name.
  const foreign = paths.find((path) => /[^\x20-\x7e]/.test(path));
  if (foreign === undefined) return paths;
  throw new CliError(
    "failed",
    `The file name ${JSON.stringify(foreign)} contains non-ASCII characters.`,
    "Rename it and build again.",
  );
}
