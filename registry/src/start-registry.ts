import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import { createDrain } from "@zhian/server/drain";
import { createLog } from "@zhian/server/log";
import type { FastifyBaseLogger } from "fastify";
import type { RegistryConfig } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { openDiskStore } from "./files/disk-store.ts";
import { removeUnfinished } from "./files/durable.ts";
import type { FileStore } from "./files/file-store.ts";
import { openS3Store } from "./files/s3-store.ts";
import { openSigningKeys } from "./keys/signing-key.ts";
import { openAcknowledged } from "./model/acknowledged.ts";
import { ensureEnvironments } from "./model/environment.ts";
import { verifyHistory } from "./model/history.ts";
import { openRevisions } from "./model/revisions.ts";
import { registerRoutes } from "./register-routes.ts";
import { createServer } from "./server.ts";
import { blameVariable } from "./support/blame-variable.ts";
import { failpoints } from "./support/failpoints.ts";
import { ensureOwnTokens } from "./tokens.ts";

/** For responses still in progress at shutdown. */
export const drainMs = 10_000;

export interface Registry {
  /** Without a trailing slash. */
  url: string;
  /** Becomes unready and ends event streams, but keeps serving, so that a load balancer sends requests to another instance. */
  announceEnd(): void;
  /** Becomes unready, lets requests in flight end, then releases everything. Safe to call twice. */
  close(): Promise<void>;
}

/** A log other than standard output. For tests: an open database, another file store, another clock. */
export interface GivenParts {
  database?: Database;
  openFiles?: typeof openDiskStore;
  now?: () => Date;
  lookEveryMs?: number;
  drainMs?: number;
  log?: FastifyBaseLogger;
}

/** Throws on any fault: a registry never starts partially. */
export async function startRegistry(config: RegistryConfig, given: GivenParts = {}): Promise<Registry> {
  await blameVariable("REGISTRY_DATA_DIR", () => mkdir(config.dataDir, { recursive: true }));
  const isShared = config.databaseUrl !== undefined;
  const app = createServer(given.log ?? createLog({ service: "registry", level: config.logLevel }));
  const drain = createDrain(app.server);
  const report = (error: Error) =>
    app.log.error({ event: "database.connection_lost", err: error }, "a database connection was lost");
  const database = given.database ?? (await openDatabase(config, report));
  const { now = () => new Date(), lookEveryMs = 5000 } = given;
  try {
    failpoints.pass("start: schema up to date");
    if (!isShared) await removeUnfinished(config.dataDir);
    await ensureEnvironments(database, config.environments);
    failpoints.pass("start: environments made");
    const acknowledged = await openAcknowledged(config.dataDir);
    await verifyHistory(database, acknowledged.heads);
    await ensureOwnTokens(database, config.dataDir, now());
    const keys = await openSigningKeys(config.dataDir, config.signingKeyFiles);
    const files = await openFiles(config, given);
    failpoints.pass("start: file store made");
    const revisions = await openRevisions(database, report);
    const startDrain = registerRoutes(app, {
      config,
      database,
      files,
      keys,
      revisions,
      acknowledged,
      now,
      lookEveryMs,
    });
    const announceEnd = () => {
      startDrain();
      drain.announce();
    };
    const url = await app.listen({ port: config.port, host: config.host });
    return { url, announceEnd, close: once(() => end(announceEnd)) };
  } catch (cause) {
    await app.close();
    await database.close();
    throw cause;
  }

  async function end(announceEnd: () => void): Promise<void> {
    announceEnd();
    await drain.end(() => app.close(), given.drainMs ?? drainMs);
    if (!given.database) await database.close();
  }
}

/** Replicas that share a database may share the folder of uploads as well. */
async function openFiles({ dataDir, databaseUrl, filesStore }: RegistryConfig, given: GivenParts): Promise<FileStore> {
  const folder = join(dataDir, "files");
  const isShared = databaseUrl !== undefined;
  if (given.openFiles) return given.openFiles(folder, { isShared });
  if (!filesStore) return openDiskStore(folder, { isShared });
  return blameVariable("REGISTRY_FILES_URL", () => openS3Store(folder, filesStore, { isShared }));
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}
