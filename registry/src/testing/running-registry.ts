import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@zhian/database/database";
import type { RegistryConfig } from "../config.ts";
import { migrate } from "../database/migrate.ts";
import { openPostgres } from "../database/open-database.ts";
import { presetRules } from "../health/rules.ts";
import { type GivenParts, startRegistry } from "../start-registry.ts";
import { openMigratedImage } from "./database-images.ts";
import { makeReleaseTarball, type ReleaseFixture } from "./release-tarball.ts";

export interface RunningRegistry {
  url: string;
  dataDir: string;
  database: Database;
  operatorToken: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** POST with the operator's token unless `headers` say otherwise. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  upload(name: string, tarball: Buffer, headers?: Record<string, string>): Promise<Response>;
  publish(fixture: ReleaseFixture): Promise<Response>;
  /** Makes a change on the current revision. */
  change(fragment: string, change: object, environment?: string): Promise<Response>;
  revision(environment?: string): Promise<number>;
  announceEnd(): void;
  close(): Promise<void>;
}

function testConfig(dataDir: string): RegistryConfig {
  return {
    port: 0,
    host: "127.0.0.1",
    dataDir,
    environments: ["production", "staging"],
    snapshotDays: 7,
    heartbeatMs: 15_000,
    drainNoticeMs: 0,
    health: presetRules,
    siteUrls: new Map(),
    ops: false,
    logLevel: "silent",
    traces: { share: 1 },
  };
}

/** Use one per test file: PGlite is slow to start. With REGISTRY_TEST_DATABASE_URL, it runs on PostgreSQL. */
export async function startTestRegistry(
  overrides: Partial<RegistryConfig> = {},
  given: GivenParts = {},
): Promise<RunningRegistry> {
  const dataDir = await mkdtemp(join(tmpdir(), "registry-"));
  const database = given.database ?? (await openTestDatabase());
  const registry = await startRegistry({ ...testConfig(dataDir), ...overrides }, { ...given, database });
  const operatorToken = (await readFile(join(dataDir, "operator-token"), "utf8")).trim();
  const authorization = { authorization: `Bearer ${operatorToken}` };
  const call = (path: string, init?: RequestInit) => fetch(registry.url + path, init);
  const running: RunningRegistry = {
    url: registry.url,
    dataDir,
    database,
    operatorToken,
    fetch: call,
    post: (path, body, headers = {}) =>
      call(path, {
        method: "POST",
        headers: { ...authorization, "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    upload: (name, tarball, headers = {}) =>
      call(`/v1/fragments/${name}/releases`, {
        method: "POST",
        headers: { ...authorization, "content-type": "application/gzip", ...headers },
        body: new Uint8Array(tarball),
      }),
    publish: async (fixture) => running.upload(fixture.name, await makeReleaseTarball(fixture)),
    change: async (fragment, change, environment = "production") =>
      running.post(`/v1/environments/${environment}/deployments/${fragment}`, change, {
        "if-match": `"${await running.revision(environment)}"`,
      }),
    async revision(environment = "production") {
      const status: unknown = await (await call(`/v1/environments/${environment}/status`)).json();
      return typeof status === "object" && status && "revision" in status ? Number(status.revision) : Number.NaN;
    },
    announceEnd: () => registry.announceEnd(),
    async close() {
      await registry.close();
      if (!given.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return running;
}

/** URL of a PostgreSQL database that the tests may empty, if there is one. */
export function findTestPostgres(): string | undefined {
  // oxlint-disable-next-line no-process-env -- tests have no main.ts that could hand it in
  return process.env["REGISTRY_TEST_DATABASE_URL"];
}

export async function openEmptyPostgres(url: string): Promise<Database> {
  const database = await openPostgres(url, () => {});
  await database.query("drop schema public cascade");
  await database.query("create schema public");
  return database;
}

async function openTestDatabase(): Promise<Database> {
  const url = findTestPostgres();
  if (!url) return openMigratedImage();
  const database = await openEmptyPostgres(url);
  await migrate(database);
  return database;
}
