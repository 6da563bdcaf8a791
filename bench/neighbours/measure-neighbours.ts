import { join } from "node:path";
import { fetchServed } from "../../tools/release/registry-api.ts";
import { findSaturation } from "../load/find-saturation.ts";
import type { LoadServer, LoadSite } from "../load/load-site.ts";
import { createOperator } from "../load/operator.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath, withShell } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { type Behaviour, behaviours, makeNeighbour, neighbourName, neighbourPath } from "./neighbour-release.ts";

interface NeighbourRound {
  /** For pages of the other fragments. */
  p50Ms: number;
  p99Ms: number;
  goodPerSecond: number;
  notGood: number;
}

interface Neighbour {
  behaviour: Behaviour;
  figures: Record<keyof NeighbourRound, Spread>;
  /** p99 and pages as ratios to the same round with a healthy neighbour. */
  ratios: Record<"p99" | "goodPerSecond", Spread>;
  rounds: NeighbourRound[];
}

export interface Neighbours {
  /** Requested pages per second: of the others, and of the neighbour. */
  rate: number;
  neighbourRate: number;
  secondsEach: number;
  neighbours: Neighbour[];
  load: number[];
}

interface NeighbourOptions {
  site: LoadSite;
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

/** Share of the shell's capacity: the highest load that a server should be planned for. */
const share = 0.4;
const neighbourRate = 10;

/** Loads the pages of one fragment while another, also requested, is healthy, hangs, or uses all the CPU it can get. */
export async function measureNeighbours(options: NeighbourOptions): Promise<Neighbours> {
  const { site, rounds, seconds, detail } = options;
  const environment = await prepare(site);
  const best = await withShell(site, (shell) => findSaturation(site, shell, detail), environment);
  const rate = best.rate * share;
  const all = behaviours.map((behaviour) => ({ behaviour, rounds: new Array<NeighbourRound>() }));
  const load: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // A new shell for each round: the circuit that one round opened must open again in the next.
    await withShell(
      site,
      async (shell) => {
        for (const one of round % 2 === 0 ? all : all.toReversed()) {
          detail(`round ${round + 1} of ${rounds}, next to one that is ${one.behaviour}`);
          one.rounds.push(await beside(site, shell, { behaviour: one.behaviour, rate, seconds }));
        }
      },
      environment,
    );
    load.push(loadAverage());
  }
  const well = all.find(({ behaviour }) => behaviour === "well")?.rounds ?? [];
  const neighbours = all.map((one) => ({
    ...one,
    figures: spreads(one.rounds.map((round) => ({ ...round }))),
    ratios: spreads(
      one.rounds.map((round, index) => ({
        p99: round.p99Ms / (well[index]?.p99Ms ?? Number.NaN),
        goodPerSecond: round.goodPerSecond / (well[index]?.goodPerSecond ?? Number.NaN),
      })),
    ),
  }));
  return { rate, neighbourRate, secondsEach: seconds, neighbours, load };
}

/** Prepares a separate environment with the site's releases and the neighbours, so that no other environment has these neighbours. */
async function prepare(site: LoadSite): Promise<Record<string, string>> {
  const environment = "staging";
  const operator = await createOperator(site, environment);
  for (const [name, version] of await fetchServed(site.registryUrl, site.environment))
    await operator.promote(name, version);
  for (const behaviour of behaviours) {
    await operator.publish(neighbourName(behaviour), await makeNeighbour(behaviour));
    await operator.promote(neighbourName(behaviour), "1.0.0");
  }
  return { SHELL_ENVIRONMENT: environment, SHELL_DATA_DIR: join(site.dir, "shell-staging") };
}

async function beside(
  site: LoadSite,
  { url }: LoadServer,
  { behaviour, rate, seconds }: { behaviour: Behaviour; rate: number; seconds: number },
): Promise<NeighbourRound> {
  const neighbour = startLoad(site, { url, paths: [neighbourPath(behaviour)], rate: neighbourRate });
  const { counts, goodMs } = await startLoad(site, { url, paths: [pagePath], rate, seconds }).report;
  await neighbour.stop();
  const asked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (!goodMs) throw new Error(`no whole page next to a fragment that is ${behaviour}: ${JSON.stringify(counts)}`);
  return {
    p50Ms: goodMs.p50,
    p99Ms: goodMs.p99,
    goodPerSecond: counts.good / seconds,
    notGood: asked - counts.good,
  };
}
