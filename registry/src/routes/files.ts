import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Database } from "@zhian/database/database";
import { type Coding, codingFor } from "@zhian/serve/choose-coding";
import { tagIn } from "@zhian/serve/entity-tag";
import { judgeConditions } from "@zhian/serve/judge-conditions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { FileStore } from "../files/file-store.ts";
import { contentTypeOf, isPrivate, isWorthCompressing } from "../intake/file-types.ts";
import { refuse } from "../model/refusal.ts";
import { findManifest } from "../model/releases.ts";
import { parsePath, readRefusals, sendError } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { fileParam } from "./paths.ts";

interface Dependencies {
  database: Database;
  files: FileStore;
  authorize: Authorize;
}

/** Files listed by all cached manifests, since a manifest's size depends on its list: a few hundred manifests of typical releases. */
const maxKnownFiles = 20_000;

/** Immutable files of releases. 404 only for files that no release lists; a failing store is 503. */
export function registerFiles(app: FastifyInstance, { database, files, authorize }: Dependencies): void {
  const readManifest = createManifestCache(database);

  app.get("/files/:name/:version/*", async (request, reply) => {
    const { name, version, "*": path } = parsePath(fileParam, request);
    const manifest = await readManifest(name, version);
    const listed = manifest && Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
    if (!listed) throw unknownFile();
    if (isPrivate(path)) await authorize(request, "publish", name);
    const coding = codingFor(request.headers["accept-encoding"]?.toString(), {
      isWorthPacking: isWorthCompressing(path),
    });
    if (coding === undefined) return sendError(reply, 406, readRefusals[406]);
    setHeaders(reply, path);
    try {
      return await send({ request, reply }, listed.integrity, coding);
    } catch (error) {
      for (const header of ["cache-control", "etag", "content-encoding", "content-length"]) reply.removeHeader(header);
      // Deleted since the manifest was cached.
      if (!(await findManifest(database, name, version))) throw unknownFile();
      request.log.error({ event: "file_store.read_failed", err: error, path }, "a listed file cannot be read");
      return sendError(reply.header("retry-after", "5"), 503, {
        code: "file-store-failed",
        message: "The file is listed, but cannot be read at the moment.",
        remedy: "Try again in a moment; the cause is in the registry's log.",
      });
    }
  });

  async function send({ request, reply }: Answering, integrity: string, coding: Coding | "identity") {
    const file = await files.read(integrity, { brotli: coding === "br" });
    // Files that brotli would not make smaller have no variant.
    const sent = file.encoding ?? (coding === "gzip" ? coding : "identity");
    const tag = tagIn(sent, `"${integrity}"`);
    const verdict = judgeConditions(request.headers, tag);
    reply.header("etag", tag);
    if (verdict !== "proceed") {
      file.content.destroy();
      return verdict === "unchanged" ? reply.code(304).send() : sendError(reply, 412, readRefusals[412]);
    }
    if (sent !== "identity") reply.header("content-encoding", sent);
    if (sent !== "gzip") return reply.header("content-length", file.bytes).send(file.content);
    // If the file stream breaks off, it destroys the gzip stream, which is how Fastify notices.
    return reply.send(pipeline(file.content, createGzip(), () => undefined));
  }
}

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
}

function unknownFile(): Error {
  return refuse("unknown-file", "No release has this file.", "Check name, version and path.");
}

function setHeaders(reply: FastifyReply, path: string): void {
  const contentType = contentTypeOf(path) ?? "application/octet-stream";
  reply.headers({
    "content-type": contentType,
    "cache-control": isPrivate(path) ? "private, no-store" : "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  if (!contentType.startsWith("text/javascript"))
    reply.header("content-security-policy", "default-src 'none'; sandbox");
}

/** Releases never change, so cached manifests stay correct. */
function createManifestCache(database: Database) {
  const known = new LRUCache<string, FragmentManifest>({
    maxSize: maxKnownFiles,
    sizeCalculation: ({ files }) => 1 + Object.keys(files).length,
  });
  return async (name: string, version: string): Promise<FragmentManifest | undefined> => {
    const id = `${name}@${version}`;
    const manifest = known.get(id) ?? (await findManifest(database, name, version));
    if (manifest) known.set(id, manifest);
    return manifest;
  };
}
