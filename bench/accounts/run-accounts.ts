import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startServerProcess } from "../../tools/processes/server-process.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import type { Bench } from "../bench.ts";
import { findFreePorts } from "../free-ports.ts";
import { readCores } from "../load/cores.ts";
import { registerAccount } from "./account-calls.ts";
import { type AccountFindings, measureAccounts } from "./measure-accounts.ts";

/** The first start creates a database. */
const limitMs = 180_000;
const unlimited = "1000000";
const accounts = 50;

/** Runs an api with fifty accounts on a core of its own. */
export async function runAccounts(
  { root, dir, config }: Bench,
  detail: (text: string) => void,
): Promise<{ accounts: AccountFindings }> {
  const cores = await readCores();
  const [port] = await findFreePorts(1);
  const state = join(dir, "accounts");
  await mkdir(state, { recursive: true });
  const env = {
    ...process.env,
    API_PORT: String(port),
    API_DATA_DIR: state,
    API_LOG_LEVEL: "warn",
    API_TEST_HOOKS: "true",
    API_OUTBOX: "true",
    API_TRUSTED_PROXIES: "127.0.0.1",
    API_CALLS_PER_MINUTE: unlimited,
    API_SMS_PER_ADDRESS: unlimited,
    API_SMS_PER_DAY: unlimited,
  };
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(state, "api.log");
  const server = startServerProcess({
    name: "api",
    entry: "api/src/main.ts",
    cwd: root,
    env,
    logFile,
    prefix: cores.servers,
  });
  try {
    await waitUntilReady({ name: "api", url }, server, limitMs);
    detail(`register ${accounts} accounts`);
    for (let index = 0; index < accounts; index += 1) await registerAccount(url, index);
    return { accounts: await measureAccounts({ root, cores, url, accounts, rounds: config.rounds, detail }) };
  } finally {
    await server.stop();
  }
}
