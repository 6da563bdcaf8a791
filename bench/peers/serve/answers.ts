import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { signsPath } from "@zhian/contracts/signs";
import { documentSecurityHeaders } from "../../../shell/src/server/http/exchange/security-headers.ts";
import { type BundleFile, press, readCatalogue, readSigns } from "../../one-bundle/bundle-files.ts";
import { cataloguePath } from "../../one-bundle/bundle-listing.ts";
import type { PeerFiles } from "./peer-files.ts";

export interface Asked {
  target: string;
  takesBrotli: boolean;
  /** The ETag of the browser's cached copy. */
  known?: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const assets = "/assets/";
/** The brotli quality that the shell uses for cached pages. */
const pageQuality = 10;
const icon = join(import.meta.dirname, "../../../shell/static/favicon.svg");

// The same headers as the one bundle's: the policy needs nonces, which no peer has.
const { "content-security-policy": _policy, ...security } = documentSecurityHeaders("", {
  isHttps: false,
  isDev: false,
});

/** The responses common to all peers: files, the api's public responses (requested once, as a CDN would), and the icon. */
export function createCommonAnswers(files: PeerFiles, apiUrl: string) {
  const api = new Map<string, Promise<BundleFile>>();
  const signs = readSigns();
  const catalogue = readCatalogue();

  return async function answerCommon(asked: Asked): Promise<Answer> {
    const { target } = asked;
    if (target === "/readyz") return text(200, "ready\n");
    if (target === "/favicon.svg")
      return { status: 200, headers: { "content-type": "image/svg+xml" }, body: await readFile(icon) };
    if (target === signsPath) return toAnswer(await signs, asked, "public, max-age=31536000, immutable");
    if (target === cataloguePath) return toAnswer(catalogue, asked, "public, max-age=31536000, immutable");
    if (target.startsWith("/api/")) {
      const kept = api.get(target) ?? fetchFile(apiUrl + target);
      api.set(target, kept);
      return toAnswer(await kept, asked, "no-cache");
    }
    const file = target.startsWith(assets) ? await files(target.slice(assets.length)) : undefined;
    if (!file) return text(404, "Not Found\n");
    // A manifest has the same address for all its versions.
    return target.endsWith(".json")
      ? revalidated(file, asked)
      : toAnswer(file, asked, "public, max-age=31536000, immutable");
  };
}

async function fetchFile(url: string): Promise<BundleFile> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  const plain = Buffer.from(await answer.arrayBuffer());
  return { plain, br: press(plain, pageQuality), type: answer.headers.get("content-type") ?? "application/json" };
}

function toAnswer({ plain, br, type }: BundleFile, { takesBrotli }: Asked, caching: string): Answer {
  const headers = { "content-type": type, "cache-control": caching, vary: "Accept-Encoding" };
  if (!takesBrotli) return { status: 200, headers, body: plain };
  return { status: 200, headers: { ...headers, "content-encoding": "br" }, body: br };
}

function revalidated(file: BundleFile, asked: Asked): Answer {
  const answer = toAnswer(file, asked, "no-cache");
  const headers = { ...answer.headers, etag: `"${createHash("sha256").update(file.plain).digest("base64url")}"` };
  return headers.etag === asked.known ? { status: 304, headers, body: "" } : { ...answer, headers };
}

/** A document, with the headers that each of these sites sends. */
export function page({ plain, br }: Omit<BundleFile, "type">, { takesBrotli }: Asked): Answer {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache", ...security };
  if (!takesBrotli) return { status: 200, headers, body: plain };
  return { status: 200, headers: { ...headers, "content-encoding": "br" }, body: br };
}

/** Compresses a document as cached pages are. */
export function pressPage(document: string): Omit<BundleFile, "type"> {
  return { plain: Buffer.from(document), br: press(document, pageQuality) };
}

export function text(status: number, body: string): Answer {
  return { status, headers: { "content-type": "text/plain" }, body };
}
