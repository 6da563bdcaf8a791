import { signedKeyListSchema } from "@zhian/contracts/signing-keys";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { createPublishKeyList, listPublished, readServedLists } from "../keys/key-lists.ts";
import type { SigningKey, SigningKeys } from "../keys/signing-key.ts";
import { reason } from "../model/change.ts";
import { signatureOf } from "../tokens.ts";
import { parseInput } from "./answers.ts";
import type { Authorize } from "./authorize.ts";
import { clampedLimit } from "./paths.ts";

interface Dependencies {
  database: Database;
  keys: SigningKeys;
  authorize: Authorize;
  currentKey(): Promise<SigningKey>;
  now(): Date;
}

const publishSchema = z.strictObject({ signed: signedKeyListSchema, reason });

/** The keys whose snapshots shells accept: lists signed by a root, passed on unchanged. */
export function registerKeys(app: FastifyInstance, { authorize, currentKey, ...parts }: Dependencies): void {
  const publishKeyList = createPublishKeyList(parts);

  app.get("/v1/keys", async (_request, reply) => {
    const { keyId, publicKey } = await currentKey();
    const lists = await readServedLists(parts.database);
    return reply.header("cache-control", "no-cache").send({ keyId, publicKey, lists });
  });

  app.post("/v1/keys/lists", async (request, reply) => {
    const by = signatureOf(await authorize(request, "administer"));
    const { list, isNew } = await publishKeyList({ ...parseInput(publishSchema, request.body), by });
    const { version, expires, keys } = list;
    const told = keys.map(({ id, revoked }) => ({ id, revoked: revoked ?? false }));
    if (isNew)
      request.log.info(
        { event: "key_list.published", version, expires, keys: told, by },
        "a list of signing keys was published",
      );
    return reply
      .code(isNew ? 201 : 200)
      .header("cache-control", "no-store")
      .send({ version, expires });
  });

  app.get("/v1/keys/lists", async (request) => {
    const { limit } = parseInput(z.object({ limit: clampedLimit(100, 500) }), request.query);
    return { lists: await listPublished(parts.database, limit) };
  });
}
