import type { Queryable } from "@zhian/database/database";
import type { FastifyInstance } from "fastify";
import { ApiFault } from "./http/api-fault.ts";

interface Health {
  database: Queryable;
  isDraining(): boolean;
}

const probeLimitMs = 1_000;

/** /healthz: the process runs. /readyz: it may receive requests, since its database answers and it is not shutting down. */
export function reportHealth(app: FastifyInstance, { database, isDraining }: Health): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ code: 0, msg: "alive", data: null }));
  app.get("/readyz", { schema: { hide: true } }, async (request) => {
    if (isDraining()) throw new ApiFault(503, { headers: { "retry-after": "5" } });
    try {
      await withLimit(database.query("SELECT 1"));
    } catch (error) {
      request.log.warn({ event: "database.unreachable", err: error }, "the database does not respond");
      throw new ApiFault(503, { headers: { "retry-after": "5" } });
    }
    return { code: 0, msg: "ready", data: null };
  });
}

async function withLimit(probe: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${probeLimitMs} ms.`)), probeLimitMs);
  try {
    await Promise.race([probe, late]);
  } finally {
    clearTimeout(timer);
  }
}
