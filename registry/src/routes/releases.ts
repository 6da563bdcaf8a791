import { Readable } from "node:stream";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { limits } from "../intake/limits.ts";
import { uploadTooLarge } from "../intake/unpack.ts";
import { refuse } from "../model/refusal.ts";
import { listReceipts } from "../model/releases.ts";
import type { createPublish } from "../publish.ts";
import { failpoints } from "../support/failpoints.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput, parsePath, sendRefusal } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { clampedLimit, fragmentParam } from "./paths.ts";

interface Dependencies {
  database: Database;
  authorize: Authorize;
  publish: ReturnType<typeof createPublish>;
}

export function registerReleases(app: FastifyInstance, { database, authorize, publish }: Dependencies): void {
  // The body stays a stream: it is read entry by entry, after the token has been checked.
  app.addContentTypeParser("application/gzip", { bodyLimit: limits.uploadBytes }, (_request, payload, done) =>
    done(null, payload),
  );

  app.post("/v1/fragments/:name/releases", { bodyLimit: limits.uploadBytes }, async (request, reply) => {
    const { name } = parseInput(fragmentParam, request.params);
    const identity = await authorize(request, "publish", name);
    if (!(request.body instanceof Readable)) {
      throw refuse("no-upload", "The body is not a gzip tarball.", "Send it as application/gzip.");
    }
    if (Number(request.headers["content-length"] ?? 0) > limits.uploadBytes) throw uploadTooLarge();
    const outcome = await publish({ name, upload: request.body, publisher: signatureOf(identity) });
    failpoints.pass("publish: answer next");
    switch (outcome.status) {
      case "refused":
        return sendRefusal(reply, outcome.refusal);
      case "published":
        request.log.info({ event: "release.published", ...logged(outcome.receipt) }, "a release was published");
        return reply.code(201).send(outcome.receipt);
      case "published-before":
        return reply.code(200).send(outcome.receipt);
    }
  });

  app.get("/v1/fragments/:name/releases", async (request, reply) => {
    const { name } = parsePath(fragmentParam, request);
    reply.header("cache-control", "no-cache");
    const { limit } = parseInput(z.object({ limit: clampedLimit(100, 500) }), request.query);
    return { fragment: name, releases: await listReceipts(database, name, limit) };
  });
}

function logged({
  name,
  version,
  publishedBy,
  bytes,
}: {
  name: string;
  version: string;
  publishedBy: string;
  bytes: number;
}) {
  return { fragment: name, version, by: publishedBy, bytes };
}
