import { setTimeout as pause } from "node:timers/promises";
import { findFreePorts } from "../free-ports.ts";
import type { LoadSite } from "../load/load-site.ts";
import { pagePath } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf, spreads } from "../statistics.ts";

interface StartRound {
  /** From the start of the process to the first response at all and to `/readyz`; then from there to the first complete page. */
  listeningMs: number;
  readyMs: number;
  firstPageMs: number;
}

type Figures = Record<keyof StartRound, Spread>;

export interface Starts {
  withRegistry: Figures;
  withoutRegistry: Figures;
  /** Extra time until ready without the registry, compared within a round. */
  withoutAddsMs: Spread;
  rounds: { withRegistry: StartRound; withoutRegistry: StartRound }[];
  load: number[];
}

interface StartOptions {
  site: LoadSite;
  rounds: number;
  detail(text: string): void;
}

const limitMs = 60_000;
const askEveryMs = 5;

/** Starts a shell that has run here before, alternating between with and without its registry. */
export async function measureStart({ site, rounds, detail }: StartOptions): Promise<Starts> {
  const [port, nobody] = (await findFreePorts(2)).map(String);
  const here = { SHELL_PORT: port };
  const gone = { ...here, SHELL_REGISTRY_URL: `http://127.0.0.1:${nobody}` };
  detail("filling the disk");
  await startOnce(site, here);
  const made: Starts["rounds"] = [];
  const load: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    detail(`round ${round + 1} of ${rounds}`);
    const isFirst = round % 2 === 0;
    const first = await startOnce(site, isFirst ? here : gone);
    const second = await startOnce(site, isFirst ? gone : here);
    made.push({ withRegistry: isFirst ? first : second, withoutRegistry: isFirst ? second : first });
    load.push(loadAverage());
  }
  return {
    withRegistry: spreads(made.map(({ withRegistry }) => ({ ...withRegistry }))),
    withoutRegistry: spreads(made.map(({ withoutRegistry }) => ({ ...withoutRegistry }))),
    withoutAddsMs: spreadOf(made.map((round) => round.withoutRegistry.readyMs - round.withRegistry.readyMs)),
    rounds: made,
    load,
  };
}

async function startOnce(site: LoadSite, change: Record<string, string | undefined>): Promise<StartRound> {
  const startedAt = performance.now();
  const shell = site.spawn("shell", change);
  try {
    const since = async (path: string, isEnough: (status: number) => boolean) => {
      await untilAnswers(shell.url + path, isEnough);
      return performance.now() - startedAt;
    };
    const listeningMs = await since("/healthz", () => true);
    const readyMs = await since("/readyz", (status) => status === 200);
    const firstPageMs = (await since(pagePath, (status) => status === 200)) - readyMs;
    return { listeningMs, readyMs, firstPageMs };
  } finally {
    await shell.stop();
  }
}

async function untilAnswers(url: string, isEnough: (status: number) => boolean): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    // Not listening yet: this function waits for that.
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && isEnough(answer.status)) return;
    if (performance.now() > giveUpAt) throw new Error(`${url} did not respond as expected within ${limitMs} ms`);
    await pause(askEveryMs);
  }
}
