import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { refuse } from "../model/refusal.ts";
import { createToken, listTokens, newTokenSchema, revokeToken } from "../tokens.ts";
import { parseInput, parsePath } from "./answers.ts";
import type { Authorize } from "./authorize.ts";

interface Dependencies {
  database: Database;
  authorize: Authorize;
  now(): Date;
}

export function registerTokens(app: FastifyInstance, { database, authorize, now }: Dependencies): void {
  app.post("/v1/tokens", async (request, reply) => {
    const creator = await authorize(request, "administer");
    const wanted = parseInput(newTokenSchema, request.body);
    const created = await createToken(database, wanted, now());
    request.log.info({ event: "token.created", ...wanted, token: created.id, by: creator.id }, "a token was created");
    return reply
      .code(201)
      .header("cache-control", "no-store")
      .send({ ...created, ...wanted });
  });

  app.get("/v1/tokens", async (request) => {
    await authorize(request, "administer");
    return { tokens: await listTokens(database) };
  });

  app.delete("/v1/tokens/:id", async (request, reply) => {
    const revoker = await authorize(request, "administer");
    const { id } = parsePath(z.object({ id: z.uuid() }), request);
    if (!(await revokeToken(database, id, now()))) {
      throw refuse("unknown-token", "There is no such active token.", "See `fragments token list`.");
    }
    request.log.info({ event: "token.revoked", token: id, by: revoker.id }, "a token was revoked");
    return reply.code(204).send();
  });
}
