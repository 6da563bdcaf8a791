import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { type createCollect, listCollected } from "../collection/collect.ts";
import { findCollectable } from "../collection/find-collectable.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { clampedLimit } from "./paths.ts";

interface Dependencies {
  database: Database;
  authorize: Authorize;
  collect: ReturnType<typeof createCollect>;
  now(): Date;
}

const nothingRemoved = { files: 0, bytes: 0 };

/** Routes that delete old releases, and list candidates and deleted ones. */
export function registerCollections(app: FastifyInstance, { database, authorize, collect, now }: Dependencies): void {
  app.post("/v1/collections", async (request) => {
    const identity = await authorize(request, "administer");
    const { isMeant } = parseInput(z.strictObject({ isMeant: z.boolean() }), request.body);
    if (!isMeant) return { isDone: false, releases: await findCollectable(database, now()), removed: nothingRemoved };
    const by = signatureOf(identity);
    const { releases, removed } = await collect(by);
    for (const { name, version } of releases) {
      request.log.info({ event: "release.deleted", fragment: name, version, by }, "a release was deleted");
    }
    return { isDone: true, releases, removed };
  });

  app.get("/v1/collections", async (request) => {
    const { limit } = parseInput(z.object({ limit: clampedLimit(100, 500) }), request.query);
    return { releases: await listCollected(database, limit) };
  });
}
