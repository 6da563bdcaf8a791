import { pipeline } from "node:stream/promises";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { Representation } from "@zhian/serve/representation";
import { LRUCache } from "lru-cache";
import { request } from "undici";
import type { KnownManifests } from "../../releases/known-manifests.ts";
import { isForBrowsers } from "../../releases/release.ts";
import type { ReleaseFiles } from "../../releases/release-files.ts";
import { type Exchange, isRead, refuseMethod, replyText, sendRepresentation } from "../exchange/exchange.ts";
import { contentTypeOf } from "./content-type.ts";

interface Dependencies {
  files: ReleaseFiles;
  manifests: KnownManifests;
  registryUrl: string;
}

const pathPattern =
  /^\/_fragments\/(mf-[a-z0-9-]{1,37})\/([0-9A-Za-z][0-9A-Za-z.-]{0,59})\/([A-Za-z0-9_-][A-Za-z0-9._/-]{0,199})$/;
const maxMemoryBytes = 64 * 2 ** 20;
const deadlineMs = 10_000;
const forEver = { "cache-control": "public, max-age=31536000, immutable" };

/** `/_fragments/<name>/<version>/<path>`: files that never change, from our own verified copy wherever there is one. */
export function createReleaseFileServer({ files, manifests, registryUrl }: Dependencies) {
  const memory = new LRUCache<string, Representation>({
    maxSize: maxMemoryBytes,
    // One large file does not take the place of many small ones.
    maxEntrySize: maxMemoryBytes / 8,
    sizeCalculation: ({ bytesInMemory }) => bytesInMemory,
  });

  async function read(manifest: FragmentManifest, path: string): Promise<Representation> {
    const [body, br] = await Promise.all([files.read(manifest, path), files.readVariant(manifest, path, "br")]);
    const integrity = manifest.files[path]?.integrity;
    const tag = integrity && { tag: `"${integrity}"` };
    return new Representation(body, { type: contentTypeOf(path), br, life: "lasting", ...tag });
  }

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "release-file";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const [, name, version, path] = pathPattern.exec(exchange.path) ?? [];
    if (!name || !version || !path || path.includes("..") || !isForBrowsers(path)) return notFound(exchange);

    const key = `${name}/${version}/${path}`;
    const held = memory.get(key);
    if (held) return sendRepresentation(exchange, held, forEver);

    const manifest = await manifests.find(name, version);
    if (!manifest) return forward(exchange, `${registryUrl}/files/${name}/${version}/${path}`, contentTypeOf(path));
    if (!Object.hasOwn(manifest.files, path)) return notFound(exchange);
    try {
      const file = await read(manifest, path);
      memory.set(key, file);
      await sendRepresentation(exchange, file, forEver);
    } catch {
      // We know that it exists: that we do not have it now is a fault of ours, and must not be cached as "there is none".
      replyText(exchange, 503, "Temporarily unavailable\n");
    }
  };
}

function notFound(exchange: Exchange): void {
  replyText(exchange, 404, "Not Found\n");
}

/** Request headers that decide the registry's answer. */
const asked = ["accept-encoding", "if-match", "if-none-match"] as const;
/** Response headers that describe a file of the registry. */
const told = ["content-encoding", "content-length", "etag"] as const;

const refusals: Readonly<Record<number, string>> = {
  404: "Not Found\n",
  406: "Not Acceptable\n",
  412: "Precondition Failed\n",
};

/** A release that this shell does not know: the browser that requests it has its hashes. */
async function forward(exchange: Exchange, url: string, type: string): Promise<void> {
  const { headers: given, method } = exchange.request;
  const conditions = Object.fromEntries(
    asked.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
  const answer = await request(url, { headers: conditions, signal: AbortSignal.timeout(deadlineMs) }).catch(
    () => undefined,
  );
  if (!answer || (answer.statusCode !== 200 && answer.statusCode !== 304)) {
    await answer?.body.dump();
    const words = refusals[answer?.statusCode ?? 503];
    if (answer && words !== undefined) return replyText(exchange, answer.statusCode, words);
    return replyText(exchange, 503, "Temporarily unavailable\n");
  }
  const { statusCode: status } = answer;
  const said = told.flatMap((name) => (answer.headers[name] === undefined ? [] : [[name, answer.headers[name]]]));
  const caching = { ...forEver, vary: "Accept-Encoding" };
  const headers = { ...caching, ...(status === 200 && { "content-type": type }), ...Object.fromEntries(said) };
  exchange.response.writeHead(status, headers);
  if (method === "HEAD" || status !== 200) {
    answer.body.destroy();
    exchange.response.end();
    return;
  }
  // Cut off on either side, the other is cut off too: half a file with a whole file's headers is never complete.
  await pipeline(answer.body, exchange.response).catch(() => undefined);
}
