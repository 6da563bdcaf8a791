import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Representation } from "@zhian/serve/representation";
import { type Exchange, replyText, sendRepresentation } from "../exchange/exchange.ts";
import { readBuiltFile } from "./read-built-file.ts";

/** A file with a hash in its name never changes. */
const hashedName = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;
const forEver = "public, max-age=31536000, immutable";
/** Served at once from the browser's cache, which revalidates in the background. */
const forNow = "public, max-age=300, stale-while-revalidate=2592000";

/** Reads all files of a folder into memory: a file added after the start is never served. */
async function readFolder(folder: string): Promise<Map<string, Representation>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|map)$/.test(entry.name));
  const read = files.map(async (entry): Promise<[string, Representation]> => {
    const file = join(entry.parentPath, entry.name);
    return [relative(folder, file).split(sep).join("/"), await readBuiltFile(file)];
  });
  return new Map(await Promise.all(read));
}

/** Serves `<prefix><path>` from `folder`. */
export async function createStaticServer(folder: string, prefix: string) {
  const files = await readFolder(folder);

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "static";
    const file = exchange.path.startsWith(prefix) ? files.get(exchange.path.slice(prefix.length)) : undefined;
    if (!file) return replyText(exchange, 404, "Not Found\n");
    const caching = hashedName.test(exchange.path) ? forEver : forNow;
    await sendRepresentation(exchange, file, { "cache-control": caching });
  };
}
