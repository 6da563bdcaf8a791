import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../bench/load/ask.ts";
import { brokenNames, brokenPath, wellMark } from "./broken-release.ts";
import { drawFaults } from "./draw-faults.ts";
import type { Fault, Signal } from "./faults.ts";
import { changedFigures } from "./read-figures.ts";
import { hasFrame } from "./read-page.ts";
import type { Recorder } from "./samples.ts";
import { countOf, type ShellReport, type ShellReporter } from "./shell-report.ts";

interface Injection {
  url: string;
  seed: number;
  recorder: Recorder;
  reporter: ShellReporter;
  isOver(): boolean;
}

const everyMs = 1000;
/** Long enough for the slowest report, and for the longest wait before a worker is started again, on a busy machine. */
const patienceMs = 30_000;
const betweenLooksMs = 250;
/** Why a release was not asked at all: its fault did not happen. */
const refusals = ["circuit-open", "busy", "not-loaded", "renderer-gone"];
const agent = new Agent({ keepAlive: true });

/** One fault each second, in one broken fragment after the other, until the soak is over and the last fault has been followed. */
export async function injectFaults(about: Injection): Promise<void> {
  const startedAt = performance.now();
  const drawn = drawFaults(about.seed);
  const idle: string[] = [...brokenNames];
  const running = new Set<Promise<void>>();
  const failed = Promise.withResolvers<never>();
  for (let number = 1; ; number += 1) {
    await Promise.race([pause(Math.max(0, startedAt + number * everyMs - performance.now())), failed.promise]);
    if (about.isOver()) break;
    // Drawn all the same: the faults of a seed do not depend on how quick the machine is.
    const fault = drawn.next().value;
    const fragment = idle.shift();
    if (fragment === undefined) {
      about.recorder.record.withoutFault += 1;
      continue;
    }
    const one = inject(about, { number, fault, fragment })
      .catch(failed.reject)
      .finally(() => {
        idle.push(fragment);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.race([Promise.all(running), failed.promise]);
}

async function inject(
  { url, recorder, reporter }: Injection,
  { number, fault, fragment }: { number: number; fault: Fault; fragment: string },
): Promise<void> {
  const before = await reporter.read();
  const path = brokenPath(fragment, `${number}`, fault.kind);
  const { ending, body, problem } = await ask(new URL(path, url), agent);
  if (ending === "good" && !hasFrame(body.toString())) {
    recorder.add({ what: "wrong", visitor: "broken fragment", path, problem: "header or footer is not whole" });
  }
  const [told, recoveredMs] = await Promise.all([
    follow({ before, after: await reporter.read(), fault, fragment, reporter }),
    untilWell(url, fragment, number),
  ]);
  const page = problem === undefined ? ending : `${ending}: ${problem}`;
  recorder.add({ what: "fault", number, kind: fault.kind, fragment, page, recoveredMs, ...told });
}

interface Followed {
  before: ShellReport;
  /** As soon as the page was there. */
  after: ShellReport;
  fault: Fault;
  fragment: string;
  reporter: ShellReporter;
}

/** Looks until the shell has told of the fault, unless it has told at once that it did not ask the fragment. */
async function follow({ before, after, fault: { signal }, fragment, reporter }: Followed) {
  const isTold = (of: Signal, now: ShellReport) => countOf(of, fragment, now) > countOf(of, fragment, before);
  if (isTold({ outcomes: refusals }, after)) return { report: "refused" as const };
  const endsAt = performance.now() + patienceMs;
  for (let now = after; ; now = await reporter.read()) {
    if (isTold(signal, now)) return { report: "reported" as const };
    if (performance.now() > endsAt) {
      const changed = changedFigures(before.figures, now.figures, `"${fragment}"`);
      return { report: "missing" as const, changed };
    }
    await pause(betweenLooksMs);
  }
}

/** After how long the fragment renders again; null when it does not. */
async function untilWell(url: string, fragment: string, number: number): Promise<number | null> {
  const startedAt = performance.now();
  for (let look = 0; performance.now() < startedAt + patienceMs; look += 1) {
    const { ending, body } = await ask(new URL(brokenPath(fragment, `${number}-${look}`), url), agent);
    if (ending === "good" && body.includes(wellMark)) return Math.round(performance.now() - startedAt);
    await pause(betweenLooksMs);
  }
  return null;
}
