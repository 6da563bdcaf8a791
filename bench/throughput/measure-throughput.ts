import type { Cores } from "../load/cores.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { cpuMsOf } from "./cpu-time.ts";
import { type LoadOrder, sendLoad } from "./send-load.ts";

export interface Subject {
  name: string;
  url: string;
  isUnique: boolean;
  /** A substring of its processes' command lines. */
  mark: string;
}

interface LoadRound {
  pagesPerSecond: number;
  /** NaN if the system does not report it. */
  cpuMsPerPage: number;
  p50Ms: number;
  p99Ms: number;
  refused: number;
}

export interface SubjectResult {
  name: string;
  /** Size of one response body. */
  pageKb: number;
  figures: Record<keyof LoadRound, Spread>;
  rounds: LoadRound[];
}

export interface Throughput {
  connections: number;
  secondsEach: number;
  /** Every server runs on one core, and the client on another. */
  arePinned: boolean;
  subjects: SubjectResult[];
  load: number[];
}

interface ThroughputOptions {
  root: string;
  cores: Cores;
  subjects: readonly Subject[];
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

const connections = 10;
const warmUpSeconds = 2;
/** A site that gives up on its own parts while they are cold, as Podium does, serves no complete page at first. */
const mostWarmUps = 5;
/** A page without one of its fragments is much shorter than this; a query makes a page slightly longer. */
const wholeShare = 0.9;

/** Loads the servers in turn, one at a time, all without compression and, if possible, on one core. */
export async function measureThroughput(options: ThroughputOptions): Promise<Throughput> {
  const { root, cores, subjects, rounds, seconds, detail } = options;
  const pageKb = await Promise.all(subjects.map(({ url }) => readPageKb(url)));
  const orderOf = (subject: Subject, forSeconds: number): LoadOrder => ({
    url: subject.url,
    isUnique: subject.isUnique,
    connections,
    seconds: forSeconds,
    leastBytes: (pageKb[subjects.indexOf(subject)] ?? 0) * 1000 * wholeShare,
    prefix: cores.client,
  });
  const results = subjects.map((subject) => ({ subject, rounds: new Array<LoadRound>() }));
  const load: number[] = [];
  for (const subject of subjects) {
    detail(`warm up, ${subject.name}`);
    await warmUp(root, orderOf(subject, warmUpSeconds));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      detail(`round ${round + 1} of ${rounds}, ${result.subject.name}`);
      result.rounds.push(await measureOnce(root, result.subject.mark, orderOf(result.subject, seconds)));
    }
    load.push(loadAverage());
  }
  return {
    connections,
    secondsEach: seconds,
    arePinned: cores.arePinned,
    subjects: results.map((result, index) => ({
      name: result.subject.name,
      pageKb: pageKb[index] ?? 0,
      figures: spreads(result.rounds.map((round) => ({ ...round }))),
      rounds: result.rounds,
    })),
    load,
  };
}

/** Throws if no complete page arrives after all attempts. */
async function warmUp(root: string, order: LoadOrder, attempt = 1): Promise<void> {
  try {
    await sendLoad(root, order);
  } catch (error) {
    if (attempt >= mostWarmUps) throw error;
    await warmUp(root, order, attempt + 1);
  }
}

async function measureOnce(root: string, mark: string, order: LoadOrder): Promise<LoadRound> {
  const before = cpuMsOf(mark) ?? Number.NaN;
  const { pages, refused, p50Ms, p99Ms, ...took } = await sendLoad(root, order);
  const spent = (cpuMsOf(mark) ?? Number.NaN) - before;
  return {
    pagesPerSecond: pages / took.seconds,
    cpuMsPerPage: spent / pages,
    p50Ms,
    p99Ms,
    refused,
  };
}

async function readPageKb(url: string): Promise<number> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength / 1000;
}
