import { envelopeSchema } from "@zhian/contracts/envelope";
import type { Database } from "@zhian/database/database";
import type { FastifyInstance, InjectOptions } from "fastify";
import { readConfig } from "../config.ts";
import { type ContentStore, openContentStore } from "../content/content-store.ts";
import { registerApi } from "../register-api.ts";
import { createServer, type Limits } from "../server.ts";
import { openImage } from "./database-images.ts";

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  content: ContentStore;
  /** All log lines. */
  log: string[];
  close(): Promise<void>;
}

/** The whole api without a port: seeded, in memory. `env` as for main.ts. */
export async function openTestApi(env: Record<string, string> = {}, ownLimits?: Limits): Promise<TestApi> {
  const config = readConfig({ API_LOG_LEVEL: "info", ...env });
  const log: string[] = [];
  const app = createServer(config, { write: (line) => void log.push(line) }, ownLimits);
  const database = await openImage("seeded");
  const content = await openContentStore(database, { everyMs: 3_600_000, onError: () => undefined });
  await registerApi(app, { config, database, content, isDraining: () => false });
  await app.ready();
  return {
    app,
    database,
    content,
    log,
    async close() {
      content.close();
      await app.close();
      await database.close();
    },
  };
}

/** Status, headers and envelope. Throws if the response is not an envelope. */
export async function ask(app: FastifyInstance, request: InjectOptions | string) {
  const response = await app.inject(request);
  return { status: response.statusCode, headers: response.headers, ...envelopeSchema.parse(response.json()) };
}
