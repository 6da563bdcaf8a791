import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { contentTypeOf, isPrivate } from "../intake/file-types.ts";
import { refuse } from "../refusal.ts";
import { findManifest } from "../releases.ts";
import { parsePath, sendError } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { fileParam } from "./paths.ts";

interface Dependencies {
  database: Database;
  files: FileStore;
  authorize: Authorize;
}

const maxKnownManifests = 100;

/** Files of releases, never changing. 404 only for what no release lists; a store that fails is 503. */
export function registerFiles(app: FastifyInstance, { database, files, authorize }: Dependencies): void {
  const readManifest = createManifestCache(database);

  app.get("/files/:name/:version/*", async (request, reply) => {
    const { name, version, "*": path } = parsePath(fileParam, request);
    const manifest = await readManifest(name, version);
    const listed = manifest && Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
    if (!listed) throw unknownFile();
    if (isPrivate(path)) await authorize(request, "publish", name);
    setHeaders(reply, path, listed.integrity);
    if (request.headers["if-none-match"] === `"${listed.integrity}"`) return reply.code(304).send();
    try {
      return await send(request, reply, listed.integrity);
    } catch (error) {
      for (const header of ["cache-control", "etag", "content-encoding", "content-length"]) reply.removeHeader(header);
      // Deleted meanwhile, which a manifest that is remembered does not know.
      if (!(await findManifest(database, name, version))) throw unknownFile();
      request.log.error({ err: error, path, event: "file-store-failed" }, "a listed file cannot be read");
      return sendError(reply.header("retry-after", "5"), 503, {
        code: "file-store-failed",
        message: "The file is listed and cannot be read now.",
        remedy: "Try again in a moment; the operator sees the cause in the log.",
      });
    }
  });

  async function send(request: FastifyRequest, reply: FastifyReply, integrity: string): Promise<FastifyReply> {
    const file = await files.read(integrity, { brotli: acceptsBrotli(request.headers["accept-encoding"]) });
    if (file.encoding) reply.header("content-encoding", file.encoding);
    reply.header("content-length", file.bytes);
    return reply.send(file.content);
  }
}

function unknownFile(): Error {
  return refuse("unknown-file", "No release has this file.", "Check name, version and path.");
}

function setHeaders(reply: FastifyReply, path: string, integrity: string): void {
  const contentType = contentTypeOf(path) ?? "application/octet-stream";
  reply.headers({
    "content-type": contentType,
    "cache-control": isPrivate(path) ? "private, no-store" : "public, max-age=31536000, immutable",
    etag: `"${integrity}"`,
    vary: "accept-encoding",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  });
  if (!contentType.startsWith("text/javascript"))
    reply.header("content-security-policy", "default-src 'none'; sandbox");
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? "")
    .split(",")
    .some((one) => /^br\s*(;\s*q=(1|0?\.0*[1-9]\d*|1\.0*))?$/i.test(one.trim()));
}

/** Releases never change, so what is known stays right; the oldest known one makes room. */
function createManifestCache(database: Database) {
  const known = new Map<string, FragmentManifest>();
  return async (name: string, version: string): Promise<FragmentManifest | undefined> => {
    const id = `${name}@${version}`;
    const manifest = known.get(id) ?? (await findManifest(database, name, version));
    if (!manifest) return undefined;
    known.delete(id);
    known.set(id, manifest);
    const [oldest] = known.keys();
    if (known.size > maxKnownManifests && oldest !== undefined) known.delete(oldest);
    return manifest;
  };
}
