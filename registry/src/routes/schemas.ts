import { fragmentSchema } from "@zhian/release/fragment-schema";
import { Representation } from "@zhian/serve/representation";
import { sendAnswer } from "@zhian/serve/send-answer";
import type { FastifyInstance } from "fastify";
import { refuseRead } from "./answers.ts";

/** For the editors and the CI of teams that write `fragment.json` by hand. */
export function registerSchemas(app: FastifyInstance): void {
  const written = new Representation(JSON.stringify(fragmentSchema()), {
    type: "application/schema+json",
    life: "lasting",
  });

  app.get("/v1/fragment.schema.json", async (request, reply) =>
    sendAnswer({ request, reply, refuse: refuseRead }, written, { "cache-control": "no-cache" }),
  );
}
