import { runToEnd } from "../../tools/processes/run-to-end.ts";
import type { Cores } from "../load/cores.ts";
import { loadAverage } from "../machine.ts";
import { percentile, type Spread, spreads } from "../statistics.ts";
import { accountsReportSchema } from "./accounts-order.ts";
import { compareMeans } from "./welch.ts";

export interface AccountFindings {
  logins: number;
  arePinned: boolean;
  figures: Record<keyof AccountRound, Spread>;
  rounds: AccountRound[];
  /** Over all rounds: a wrong password, and an unknown name. */
  means: { knownMs: number; unknownMs: number; t: number; count: number };
  load: number[];
}

interface AccountRound {
  loginsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** A public call with no other load, and during all the logins. */
  othersAloneP99Ms: number;
  othersBesideP99Ms: number;
  /** The yardstick: hashing alone, on the api's core. */
  hashesPerSecond: number;
}

interface AccountOptions {
  root: string;
  cores: Cores;
  url: string;
  accounts: number;
  rounds: number;
  detail(text: string): void;
}

const hashes = 30;

/** Signs all accounts in at the same time, makes another call meanwhile, and compares known names with unknown ones. */
export async function measureAccounts(options: AccountOptions): Promise<AccountFindings> {
  const { accounts, rounds, cores, detail } = options;
  const made: AccountRound[] = [];
  const load: number[] = [];
  const times = { known: new Array<number>(), unknown: new Array<number>() };
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    detail(round === 0 ? "warm up" : `round ${round} of ${rounds}`);
    const measured = await measureOnce(options, round);
    load.push(loadAverage());
    if (round === 0) continue;
    made.push(measured.round);
    times.known.push(...measured.known);
    times.unknown.push(...measured.unknown);
  }
  const { first, second, t } = compareMeans(times.known, times.unknown);
  return {
    logins: accounts,
    arePinned: cores.arePinned,
    figures: spreads(made.map((each) => ({ ...each }))),
    rounds: made,
    means: { knownMs: first, unknownMs: second, t, count: times.known.length },
    load,
  };
}

async function measureOnce({ root, cores, url, accounts }: AccountOptions, round: number) {
  const order = JSON.stringify({ url, accounts, round });
  const client = [...cores.client, process.execPath, "bench/accounts/accounts-client.ts", order];
  const report = accountsReportSchema.parse(JSON.parse(await read(root, client)));
  const bare = [...cores.servers, process.execPath, "bench/accounts/bare-hashes.ts", String(hashes)];
  const { logins, loginsMs, othersAlone, othersBeside, known, unknown } = report;
  return {
    known,
    unknown,
    round: {
      loginsPerSecond: (logins.length * 1_000) / loginsMs,
      p50Ms: percentile(logins, 0.5),
      p99Ms: percentile(logins, 0.99),
      othersAloneP99Ms: percentile(othersAlone, 0.99),
      othersBesideP99Ms: percentile(othersBeside, 0.99),
      hashesPerSecond: Number(await read(root, bare)),
    },
  };
}

async function read(root: string, command: readonly string[]): Promise<string> {
  const { code, stdout, output } = await runToEnd([...command], { cwd: root });
  if (code !== 0) throw new Error(`a measuring process failed:\n${output.trim()}`);
  return stdout;
}
