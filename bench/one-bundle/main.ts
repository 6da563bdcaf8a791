import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { signsPath } from "@zhian/contracts/signs";
import { documentSecurityHeaders } from "../../shell/src/server/http/exchange/security-headers.ts";
import { readBundleFiles, readCatalogue, readSigns } from "./bundle-files.ts";
import { type BundleListing, bundlePath, cataloguePath } from "./bundle-listing.ts";
import { readBundleServerConfig } from "./config.ts";
import { createPages } from "./pages.ts";
import { createPublicApi } from "./public-api.ts";
import type * as serverHalf from "./server.tsx";

const htmlType = "text/html; charset=utf-8";

// The yardstick's server. Pages: as visitors get them. `/bare/…`: React rendering only. `/uncached/…`: rendered each time.
// `/streamed/…`: rendered each time as a React stream.
const {
  BENCH_BUNDLE_DIR: folder,
  BENCH_BUNDLE_PORT: port,
  BENCH_API_URL: apiUrl,
} = readBundleServerConfig(process.env);
// Written by the bench when it built the bundle.
const listing = JSON.parse(await readFile(join(folder, "listing.json"), "utf8")) as BundleListing;
const bundle = createRequire(import.meta.url)(join(folder, "server", listing.server)) as typeof serverHalf;
const files = await readBundleFiles(join(folder, "browser"));
files.set(signsPath, await readSigns());
files.set(cataloguePath, readCatalogue());
const icon = await readFile(join(import.meta.dirname, "../../shell/static/favicon.svg"));
const config = { origin: `http://127.0.0.1:${port}`, apiBase: "/api", consoleUrl: "/console" };
const pages = createPages({ bundle, listing, files, config, api: createPublicApi(apiUrl) });

// Every site has these headers; one of them makes a browser switch processes. The policy needs nonces, which one bundle does without.
const { "content-security-policy": _policy, ...security } = documentSecurityHeaders("", {
  isHttps: false,
  isDev: false,
});

const server = createServer((request, response) => {
  const target = request.url ?? "/";
  if (target.startsWith("/streamed/")) return stream(target.slice("/streamed".length), response);
  const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "");
  answer(target, takesBrotli).then(
    ({ status, headers, body }) => response.writeHead(status, { ...headers, "content-length": body.length }).end(body),
    fail(response),
  );
});
server.listen(port, "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));

function stream(target: string, response: ServerResponse): void {
  response.setHeader("content-type", htmlType);
  response.setHeader("cache-control", "private, no-cache");
  pages.stream(target, response).catch(fail(response));
}

function fail(response: ServerResponse): (error: unknown) => void {
  return (error) => {
    console.error(error);
    response.writeHead(500).end();
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function answer(target: string, takesBrotli: boolean): Promise<Answer> {
  if (target === "/readyz") return text(200, "ready\n");
  if (target.startsWith("/api/")) return fromApi(target);
  if (target === "/favicon.svg") return { status: 200, headers: { "content-type": "image/svg+xml" }, body: icon };
  if (target === signsPath || target === cataloguePath) return file(target, takesBrotli);
  if (target.startsWith(bundlePath)) return file(target.slice(bundlePath.length), takesBrotli);
  if (target.startsWith("/bare/")) return html(Buffer.from(await pages.bare(target.slice("/bare".length))));
  if (target.startsWith("/uncached/")) return html(Buffer.from(await pages.whole(target.slice("/uncached".length))));
  if (!target.startsWith("/products/")) return text(404, "Not Found\n");
  const { plain, br } = await pages.kept(target);
  return takesBrotli ? html(br, { "content-encoding": "br" }) : html(plain);
}

/** Loaders of a second page call the api from the browser. */
async function fromApi(target: string): Promise<Answer> {
  const answer = await fetch(apiUrl + target);
  const type = answer.headers.get("content-type") ?? "application/json";
  return { status: answer.status, headers: { "content-type": type }, body: Buffer.from(await answer.arrayBuffer()) };
}

function file(name: string, takesBrotli: boolean): Answer {
  const found = files.get(name);
  if (!found) return text(404, "Not Found\n");
  const headers = {
    "content-type": found.type,
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    ...(takesBrotli && { "content-encoding": "br" }),
  };
  return { status: 200, headers, body: takesBrotli ? found.br : found.plain };
}

function html(body: Buffer, more: Record<string, string> = {}): Answer {
  const headers = { "content-type": htmlType, "cache-control": "private, no-cache", ...security, ...more };
  return { status: 200, headers, body };
}

function text(status: number, body: string): Answer {
  return { status, headers: { "content-type": "text/plain" }, body: Buffer.from(body) };
}
