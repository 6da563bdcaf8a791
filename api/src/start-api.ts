import type { AddressInfo } from "node:net";
import { type Config, maskConfig } from "./config.ts";
import { applySeed } from "./content/apply-seed.ts";
import { openContentStore } from "./content/content-store.ts";
import { readSeed } from "./content/read-seed.ts";
import { toSeedRows } from "./content/seed-rows.ts";
import type { Database } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { failpoints } from "./failpoints.ts";
import { startSweeping } from "./kept/sweep.ts";
import { seedPriceBook } from "./quote/price-books.ts";
import { readPriceBook } from "./quote/read-price-book.ts";
import { registerApi } from "./register-api.ts";
import { createServer, type LogStream } from "./server.ts";

export interface RunningApi {
  /** Without a slash at its end: `http://127.0.0.1:8081`. */
  url: string;
  /** Not ready any more, and otherwise as before: for whoever hands out requests to hand them to another one. */
  announceEnd(): void;
  /** Answers what has been asked, then lets go of the port and of the database. May be called more than once. */
  close(): Promise<void>;
}

const refreshMs = 30_000;

/** Database, content, server, in this order. Throws a DatabaseError or a SeedError, and then holds nothing open. */
export async function startApi(config: Config, logStream?: LogStream): Promise<RunningApi> {
  const app = createServer(config, logStream);
  app.log.info(maskConfig(config), "starting");
  const database = await openDatabase(config, (error) =>
    app.log.warn({ err: error }, "a database connection was lost"),
  );
  app.addHook("onClose", () => database.close());
  const ending = new AbortController();
  // So that nobody sends another request on a connection that is about to end.
  app.addHook(
    "onRequest",
    async (_request, reply) => void (ending.signal.aborted && reply.header("connection", "close")),
  );
  try {
    await prepare(database, (done) => app.log.info(done, "the database is ready"));
    const stopSweeping = startSweeping(database, (error) => app.log.warn({ err: error }, "old entries were left"));
    app.addHook("onClose", async () => stopSweeping());
    const content = await openContentStore(database, {
      everyMs: refreshMs,
      onError: (error) => app.log.warn({ err: error }, "the content could not be read again"),
    });
    app.addHook("onClose", async () => content.close());
    await registerApi(app, { config, database, content, isDraining: () => ending.signal.aborted });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw error;
  }
  return {
    url: toUrl(config, app.server.address()),
    announceEnd: () => ending.abort(),
    async close() {
      ending.abort();
      await app.close();
    },
  };
}

async function prepare(database: Database, report: (done: Record<string, unknown>) => void): Promise<void> {
  const migrations = await migrate(database);
  failpoints.pass("start: schema up to date");
  const seed = await applySeed(database, toSeedRows(await readSeed()));
  failpoints.pass("start: content written");
  const prices = await seedPriceBook(database, await readPriceBook());
  report({ database: database.kind, migrations, seed, prices });
}

function toUrl({ host }: Config, address: AddressInfo | string | null): string {
  if (address === null || typeof address === "string") throw new Error("The api listens on no port.");
  return `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
}
