import { open } from "node:fs/promises";
import { Agent } from "node:http";
import { ask } from "../../bench/load/ask.ts";
import { brokenPagePath, brokenVersion } from "./broken-release.ts";
import type { LogEvent, Signal } from "./faults.ts";
import { type Figures, readFigures } from "./read-figures.ts";
import { readLogEvents } from "./read-log-events.ts";

/** The shell's reports to its operator so far. */
export interface ShellReport {
  figures: Figures;
  /** How often each event is in the log. */
  events: ReadonlyMap<string, number>;
}

export interface ShellReporter {
  read(): Promise<ShellReport>;
}

interface Sources {
  metricsUrl: string;
  logFile: string;
}

/** Reads the shell's metrics, and the new lines of its log. */
export function createShellReporter({ metricsUrl, logFile }: Sources): ShellReporter {
  const events = new Map<string, number>();
  let readBytes = 0;
  let rest = "";
  let reading: Promise<void> = Promise.resolve();

  async function readLog(): Promise<void> {
    const file = await open(logFile);
    const added = await file.read({ position: readBytes, buffer: Buffer.alloc((await file.stat()).size - readBytes) });
    await file.close();
    readBytes += added.bytesRead;
    const lines = (rest + added.buffer.toString("latin1", 0, added.bytesRead)).split("\n");
    // The last one may be incomplete.
    rest = lines.pop() ?? "";
    for (const event of readLogEvents(lines)) events.set(event, (events.get(event) ?? 0) + 1);
  }

  return {
    async read() {
      // Sequentially, so that no line is counted twice.
      reading = reading.then(readLog);
      const [metrics] = await Promise.all([readMetrics(metricsUrl), reading]);
      return { figures: readFigures(metrics), events: new Map(events) };
    },
  };
}

const tries = 5;

/** Retried if a busy shell is slow, or has just closed the connection. */
async function readMetrics(url: string): Promise<string> {
  let problem: string | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await ask(new URL(url), new Agent());
    if (answer.ending === "good") return answer.body.toString();
    problem = answer.problem ?? answer.ending;
  }
  throw new Error(`The shell's metrics cannot be read: ${problem}`);
}

/** How often the shell has reported this about one fragment. */
export function countOf(signal: Signal, fragment: string, { figures, events }: ShellReport): number {
  const release = `fragment="${fragment}",version="${brokenVersion}"`;
  const figure = (name: string, label: string) => figures.get(`${name}{${release},${label}}`) ?? 0;
  if ("logged" in signal) return events.get(eventOf(signal.logged, fragment)) ?? 0;
  if ("left" in signal) return figure("shell_left_behind_total", `kind="${signal.left}"`);
  const counts = signal.outcomes.map((outcome) => figure("shell_render_seconds_count", `outcome="${outcome}"`));
  return counts.reduce((sum, count) => sum + count, 0);
}

function eventOf(event: LogEvent, fragment: string): string {
  return `${event} ${event === "failed" ? brokenPagePath(fragment) : fragment}`;
}
