import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { request } from "undici";
import type { KnownManifests } from "../releases/known-manifests.ts";
import { isForBrowsers } from "../releases/release.ts";
import type { ReleaseFiles } from "../releases/release-files.ts";
import { contentTypes } from "./content-types.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText, takesEncoding } from "./exchange.ts";
import { FileMemory } from "./file-memory.ts";

interface Dependencies {
  files: ReleaseFiles;
  manifests: KnownManifests;
  registryUrl: string;
}

const pathPattern =
  /^\/_fragments\/(mf-[a-z0-9-]{1,37})\/([0-9A-Za-z][0-9A-Za-z.-]{0,59})\/([A-Za-z0-9_-][A-Za-z0-9._/-]{0,199})$/;
const maxMemoryBytes = 64 * 2 ** 20;
const deadlineMs = 10_000;

/** `/_fragments/<name>/<version>/<path>`: files that never change, from our own verified copy wherever there is one. */
export function createReleaseFileServer({ files, manifests, registryUrl }: Dependencies) {
  const memory = new FileMemory(maxMemoryBytes);

  return async function serve(exchange: Exchange): Promise<void> {
    exchange.kind = "release-file";
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const [, name, version, path] = pathPattern.exec(exchange.path) ?? [];
    if (!name || !version || !path || path.includes("..") || !isForBrowsers(path)) return notFound(exchange);

    const type = contentTypes[extname(path)] ?? "application/octet-stream";
    const wanted = takesEncoding(exchange, "br") ? "br" : "plain";
    const key = `${name}/${version}/${path}`;
    const held = memory.get(`${wanted} ${key}`);
    if (held) return replyFile(exchange, held, { type, isBrotli: wanted === "br" });

    const manifest = await manifests.find(name, version);
    if (!manifest) return forward(exchange, `${registryUrl}/files/${name}/${version}/${path}`, type);
    if (!Object.hasOwn(manifest.files, path)) return notFound(exchange);
    try {
      const packed = wanted === "br" ? await files.readVariant(manifest, path, "br") : undefined;
      const body = packed ?? (await files.read(manifest, path));
      if (packed || wanted === "plain") memory.hold(`${wanted} ${key}`, body);
      replyFile(exchange, body, { type, isBrotli: packed !== undefined });
    } catch {
      // We know that it exists: not to have it now is our trouble, and must not be kept as "there is none".
      replyText(exchange, 503, "Temporarily unavailable\n");
    }
  };
}

function replyFile(exchange: Exchange, body: Buffer, { type, isBrotli }: { type: string; isBrotli: boolean }): void {
  reply(exchange, 200, {
    headers: { ...immutable, "content-type": type, ...(isBrotli && { "content-encoding": "br" }) },
    body,
  });
}

const immutable = { "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" };

function notFound(exchange: Exchange): void {
  replyText(exchange, 404, "Not Found\n");
}

/** A release from before our time: the browser that asks for it knows its hashes. */
async function forward(exchange: Exchange, url: string, type: string): Promise<void> {
  const encoding = takesEncoding(exchange, "br") ? { "accept-encoding": "br" } : {};
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await request(url, { headers: encoding, signal }).catch(() => undefined);
  if (!answer || answer.statusCode !== 200) {
    await answer?.body.dump();
    if (answer?.statusCode === 404) return notFound(exchange);
    return replyText(exchange, 503, "Temporarily unavailable\n");
  }
  const packed = answer.headers["content-encoding"] === "br" && { "content-encoding": "br" };
  exchange.response.writeHead(200, { ...immutable, "content-type": type, ...packed });
  if (exchange.request.method === "HEAD") {
    answer.body.destroy();
    exchange.response.end();
    return;
  }
  // Cut off on either side, the other is cut off too: half a file with a whole file's headers is never complete.
  await pipeline(answer.body, exchange.response).catch(() => undefined);
}
