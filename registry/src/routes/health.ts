import type { Database } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";

/** Returns the function that makes the registry unready while it drains. */
export function registerHealth(app: FastifyInstance, database: Database): () => void {
  let isDraining = false;

  app.get("/healthz", async () => ({ status: "alive" }));

  app.get("/readyz", async (request, reply) => {
    if (isDraining) return reply.code(503).send({ status: "draining" });
    try {
      await database.query("select 1");
      return { status: "ready" };
    } catch (error) {
      request.log.error({ event: "database.unreachable", err: error }, "the database cannot be reached");
      return reply.code(503).send({ status: "database-unreachable" });
    }
  });

  return () => {
    isDraining = true;
  };
}
