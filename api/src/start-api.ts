import type { Database } from "@zhian/database/database";
import { startTracing } from "@zhian/observe/start-tracing";
import { createDrain } from "@zhian/server/drain";
import { serverUrl } from "@zhian/server/server-url";
import { type Config, maskConfig } from "./config.ts";
import { openContentStore } from "./content/content-store.ts";
import { importContent } from "./content/import-content.ts";
import { migrate } from "./database/migrate.ts";
import { openDatabase } from "./database/open-database.ts";
import { startSweeping } from "./expiring-store/sweep.ts";
import { failpoints } from "./failpoints.ts";
import { seedPriceBook } from "./quote/price-books.ts";
import { readPriceBook } from "./quote/read-price-book.ts";
import { registerApi } from "./register-api.ts";
import { createServer, type LogStream } from "./server.ts";

export interface RunningApi {
  /** Without a trailing slash: `http://127.0.0.1:8081`. */
  url: string;
  /** Reports not ready but works as before, so that a load balancer sends requests to another instance. */
  announceEnd(): void;
  /** Reads the content files again, and serves them. Logs the result. */
  importContent(): Promise<void>;
  /** Answers pending requests, then releases the port and the database. Can be called more than once. */
  close(): Promise<void>;
}

const refreshMs = 30_000;
/** Limit for responses still in progress at shutdown. */
export const drainMs = 10_000;

/** Starts database, content and server, in this order. If it throws a DatabaseError, a SeedError or a ContentError, nothing stays open. */
export async function startApi(config: Config, logStream?: LogStream): Promise<RunningApi> {
  const app = createServer(config, logStream);
  app.log.info({ event: "server.starting", config: maskConfig(config) }, "the api is starting");
  const onError = (detail: string) =>
    app.log.warn({ event: "traces.export_failed", detail }, "traces could not be sent");
  const tracing = await startTracing({ service: "zhian-api", ...config.traces, onError });
  app.addHook("onClose", () => tracing.close());
  const database = await openDatabase(config, (error) =>
    app.log.warn({ event: "database.connection_lost", err: error }, "a database connection was lost"),
  );
  app.addHook("onClose", () => database.close());
  const drain = createDrain(app.server);
  let isDraining = false;
  const announceEnd = () => {
    isDraining = true;
    drain.announce();
  };
  try {
    await prepare(database, (done) => app.log.info({ event: "database.ready", ...done }, "the database is ready"));
    const stopSweeping = startSweeping(database, (error) =>
      app.log.warn({ event: "expired_entries.delete_failed", err: error }, "expired entries could not be deleted"),
    );
    app.addHook("onClose", async () => stopSweeping());
    const content = await openContentStore(database, {
      everyMs: refreshMs,
      onError: (error) =>
        app.log.warn({ event: "content.refresh_failed", err: error }, "the content could not be reloaded"),
    });
    app.addHook("onClose", async () => content.close());
    await registerApi(app, { config, database, content, isDraining: () => isDraining });
    await app.listen({ host: config.host, port: config.port });
    const url = serverUrl(app.server, config.host);
    app.log.info({ event: "server.listening", url }, "the api is listening");
    return {
      url,
      announceEnd,
      async importContent() {
        try {
          const outcome = await importContent(database);
          await content.refresh();
          app.log.info({ event: "content.imported", outcome }, "the content was imported");
        } catch (error) {
          app.log.error(
            { event: "content.import_failed", err: error },
            "the content files could not be imported: the content is unchanged",
          );
        }
      },
      async close() {
        announceEnd();
        await drain.end(() => app.close(), drainMs);
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function prepare(database: Database, report: (done: Record<string, unknown>) => void): Promise<void> {
  const migrations = await migrate(database);
  failpoints.pass("start: schema up to date");
  const seed = await importContent(database);
  failpoints.pass("start: content written");
  const prices = await seedPriceBook(database, await readPriceBook());
  report({ database: database.kind, migrations, seed, prices });
}
