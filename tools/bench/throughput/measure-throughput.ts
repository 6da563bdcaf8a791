import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";
import { cpuMsOf } from "./cpu-time.ts";
import { sendLoad } from "./send-load.ts";

export interface Subject {
  name: string;
  url: string;
  isUnique: boolean;
  /** Part of its processes' command lines. */
  mark: string;
}

interface LoadRound {
  pagesPerSecond: number;
  /** NaN where the system does not tell. */
  cpuMsPerPage: number;
  p50Ms: number;
  p99Ms: number;
  refused: number;
}

export interface SubjectResult {
  name: string;
  /** Of one answer's body. */
  pageKb: number;
  figures: Record<keyof LoadRound, Spread>;
  rounds: LoadRound[];
}

export interface Throughput {
  connections: number;
  secondsEach: number;
  subjects: SubjectResult[];
  load: number[];
}

interface ThroughputOptions {
  root: string;
  subjects: readonly Subject[];
  rounds: number;
  seconds: number;
  detail(text: string): void;
}

const connections = 10;
const warmUpSeconds = 2;

/** Loads the servers in turns, one at a time, all without compression. */
export async function measureThroughput(options: ThroughputOptions): Promise<Throughput> {
  const { root, subjects, rounds, seconds, detail } = options;
  const results = subjects.map((subject) => ({ subject, rounds: new Array<LoadRound>() }));
  const load: number[] = [];
  const pageKb = await Promise.all(subjects.map(({ url }) => readPageKb(url)));
  for (const { url, isUnique } of subjects)
    await sendLoad(root, { url, isUnique, connections, seconds: warmUpSeconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const result of round % 2 === 0 ? results : results.toReversed()) {
      detail(`round ${round + 1} of ${rounds}, ${result.subject.name}`);
      result.rounds.push(await measureOnce(root, result.subject, seconds));
    }
    load.push(loadAverage());
  }
  return {
    connections,
    secondsEach: seconds,
    subjects: results.map((result, index) => ({
      name: result.subject.name,
      pageKb: pageKb[index] ?? 0,
      figures: spreads(result.rounds.map((round) => ({ ...round }))),
      rounds: result.rounds,
    })),
    load,
  };
}

async function measureOnce(root: string, { url, isUnique, mark }: Subject, seconds: number): Promise<LoadRound> {
  const before = cpuMsOf(mark) ?? Number.NaN;
  const { pages, refused, p50Ms, p99Ms, ...took } = await sendLoad(root, {
    url,
    isUnique,
    connections,
    seconds,
  });
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
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength / 1000;
}
