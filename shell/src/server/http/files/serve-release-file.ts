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

/** `/_fragments/<name>/<version>/<path>`: immutable files, from our own verified copy if there is one. */
export function createReleaseFileServer({ files, manifests, registryUrl }: Dependencies) {
  const memory = new LRUCache<string, Representation>({
    maxSize: maxMemoryBytes,
    // One large file must not evict many small ones.
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
      // The file exists: that we cannot read it now is our fault, and must not be cached as a 404.
      replyText(exchange, 503, "Temporarily unavailable\n");
    }
  };
}

function notFound(exchange: Exchange): void {
  replyText(exchange, 404, "Not Found\n");
}

/** Request headers that affect the registry's response. */
const asked = ["accept-encoding", "if-match", "if-none-match"] as const;
/** The registry's response headers that describe the file. */
const told = ["content-encoding", "content-length", "etag"] as const;

const refusals: Readonly<Record<number, string>> = {
  404: "Not Found\n",
  406: "Not Acceptable\n",
  412: "Precondition Failed\n",
};

/** Forwards a file of a release unknown to this shell: the browser that requests it has its hashes. */
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
  // If one side is aborted, so is the other: half a file must not look complete.
  await pipeline(answer.body, exchange.response).catch(() => undefined);
}
