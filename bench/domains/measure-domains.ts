import { join } from "node:path";
import { searchNames } from "@zhian/domains/search-names";
import { startServerProcess } from "../../tools/processes/server-process.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import { findFreePorts } from "../free-ports.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { type BenchRegistries, endings, startRegistries } from "./bench-registries.ts";

interface SearchRound {
  /** From the request to the first row, to the last row of the four registries that never hang, and to the end. */
  firstMs: number;
  othersMs: number;
  lastMs: number;
  /** Names without a result. */
  unanswered: number;
}

type Figures = Record<keyof SearchRound, Spread>;

export interface DomainSearches {
  names: number;
  hanging: Figures;
  well: Figures;
  load: number[];
}

interface DomainsOptions {
  root: string;
  dir: string;
  rounds: number;
  detail(text: string): void;
}

const names = 100;
/** The first start creates a database. */
const limitMs = 180_000;

/** Searches for 100 names at five registries, alternating between all healthy and one hanging. */
export async function measureDomains({ root, dir, rounds, detail }: DomainsOptions): Promise<DomainSearches> {
  const registries = await startRegistries(dir);
  const made: Record<"hanging" | "well", SearchRound[]> = { hanging: [], well: [] };
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      for (const state of round % 2 === 0 ? (["well", "hanging"] as const) : (["hanging", "well"] as const)) {
        registries.hang(state === "hanging");
        made[state].push(await searchOnce({ root, dir, registries }));
      }
      load.push(loadAverage());
    }
  } finally {
    await registries.close();
  }
  return { names, hanging: toFigures(made.hanging), well: toFigures(made.well), load };
}

function toFigures(rounds: readonly SearchRound[]): Figures {
  return spreads(rounds.map((round) => ({ ...round })));
}

/** Each search uses a new api: a reused one would remember which registry hung, and cache the other results. */
async function searchOnce({ root, dir, registries }: { root: string; dir: string; registries: BenchRegistries }) {
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    API_PORT: String(port),
    API_DATA_DIR: join(dir, "api"),
    API_RDAP_BOOTSTRAP: registries.file,
    API_RDAP_ALLOWS_PRIVATE: "true",
  };
  const logFile = join(dir, "api.log");
  const api = startServerProcess({ name: "api", entry: "api/src/main.ts", cwd: root, env, logFile });
  try {
    await waitUntilReady({ name: "api", url }, api, limitMs);
    // One name of a healthy registry first, so that first-run code is not measured.
    await search(url, "warm-up.com");
    return await search(
      url,
      Array.from({ length: names }, (_, n) => `name${n}.${endings[n % endings.length]}`).join("\n"),
    );
  } finally {
    await api.stop();
  }
}

async function search(url: string, q: string): Promise<SearchRound> {
  const startedAt = performance.now();
  const round: SearchRound = { firstMs: Number.POSITIVE_INFINITY, othersMs: 0, lastMs: 0, unanswered: 0 };
  for await (const line of searchNames({ base: `${url}/api`, q, locale: "en", token: "" })) {
    const ms = performance.now() - startedAt;
    round.lastMs = ms;
    if (line.kind !== "row") continue;
    round.firstMs = Math.min(round.firstMs, ms);
    if (line.item.status === "TIMEOUT") round.unanswered += 1;
    if (!line.item.domainName.endsWith(`.${endings.at(-1)}`)) round.othersMs = ms;
  }
  return round;
}
