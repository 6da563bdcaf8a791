import { runToEnd } from "../../tools/processes/run-to-end.ts";
import type { Cores } from "../load/cores.ts";
import { loadAverage } from "../machine.ts";
import { percentile, type Spread, spreads } from "../statistics.ts";
import { type QuoteOrder, quoteReportSchema } from "./quote-order.ts";

/** An api, and the database of its quotes. */
interface QuoteSubject {
  name: string;
  url: string;
}

interface QuoteRound {
  quotesPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface Quotes {
  lanes: number;
  visitors: number;
  arePinned: boolean;
  subjects: { name: string; figures: Record<keyof QuoteRound, Spread>; rounds: QuoteRound[] }[];
  load: number[];
}

interface QuoteOptions {
  root: string;
  cores: Cores;
  subjects: readonly QuoteSubject[];
  rounds: number;
  detail(text: string): void;
}

const visitors = 200;
const lanes = 10;

/** Visitors submit the form repeatedly over ten connections, each with a separate code. */
export async function measureQuotes({ root, cores, subjects, rounds, detail }: QuoteOptions): Promise<Quotes> {
  const results = subjects.map((subject) => ({ subject, rounds: new Array<QuoteRound>() }));
  const load: number[] = [];
  // The first round is a warm-up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      detail(`${round === 0 ? "warm up" : `round ${round} of ${rounds}`}, ${result.subject.name}`);
      const measured = await measureOnce(root, cores, {
        url: result.subject.url,
        firstPhone: round * visitors,
        visitors,
        lanes,
      });
      if (round > 0) result.rounds.push(measured);
    }
    load.push(loadAverage());
  }
  return {
    lanes,
    visitors,
    arePinned: cores.arePinned,
    subjects: results.map(({ subject, rounds: made }) => ({
      name: subject.name,
      figures: spreads(made.map((each) => ({ ...each }))),
      rounds: made,
    })),
    load,
  };
}

async function measureOnce(root: string, { client }: Cores, order: QuoteOrder): Promise<QuoteRound> {
  const command = [...client, process.execPath, "bench/quote/quote-client.ts", JSON.stringify(order)];
  const { code, stdout, output } = await runToEnd(command, { cwd: root });
  if (code !== 0) throw new Error(`the visitors failed:\n${output.trim()}`);
  const { seconds, times } = quoteReportSchema.parse(JSON.parse(stdout));
  return { quotesPerSecond: times.length / seconds, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}
