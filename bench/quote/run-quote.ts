import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "@zhian/chaos/postgres";
import { startServerProcess } from "../../tools/processes/server-process.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import type { Bench } from "../bench.ts";
import { findFreePorts } from "../free-ports.ts";
import { type Cores, readCores } from "../load/cores.ts";
import { measureQuotes, type Quotes } from "./measure-quote.ts";

/** The first start creates a database. */
const limitMs = 180_000;
const unlimited = "1000000";

/** Runs on the api's embedded database, and on PostgreSQL. */
export async function runQuote(bench: Bench, detail: (text: string) => void): Promise<{ quote: Quotes }> {
  const { root, config } = bench;
  const cores = await readCores();
  detail("start PostgreSQL, and an api on each database");
  const postgres = await startPostgres();
  const embedded = await startApi(bench, cores, { name: "embedded" });
  const onPostgres = await startApi(bench, cores, { name: "PostgreSQL", databaseUrl: postgres.url });
  try {
    return {
      quote: await measureQuotes({ root, cores, subjects: [embedded, onPostgres], rounds: config.rounds, detail }),
    };
  } finally {
    await Promise.all([embedded.stop(), onPostgres.stop()]);
    await postgres.close();
  }
}

interface Kind {
  name: string;
  databaseUrl?: string;
}

async function startApi({ root, dir }: Bench, cores: Cores, { name, databaseUrl }: Kind) {
  const [port] = await findFreePorts(1);
  const state = join(dir, "quote", name);
  await mkdir(state, { recursive: true });
  const env = {
    ...process.env,
    API_PORT: String(port),
    API_DATA_DIR: state,
    API_LOG_LEVEL: "warn",
    API_TEST_HOOKS: "true",
    API_OUTBOX: "true",
    API_CALLS_PER_MINUTE: unlimited,
    API_SMS_PER_ADDRESS: unlimited,
    API_SMS_PER_DAY: unlimited,
    ...(databaseUrl !== undefined && { API_DATABASE_URL: databaseUrl }),
  };
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(state, "api.log");
  const server = startServerProcess({ name, entry: "api/src/main.ts", cwd: root, env, logFile, prefix: cores.servers });
  await waitUntilReady({ name, url }, server, limitMs);
  return { name, url, stop: () => server.stop() };
}
