import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/load/ask.ts";
import { brokenPath, wellMark } from "./broken-release.ts";
import type { Fault, Signal } from "./faults.ts";
import { judgeFrame } from "./judge-page.ts";
import { changedFigures } from "./read-figures.ts";
import type { FaultSample, Recorder } from "./samples.ts";
import { countOf, type ShellReport, type ShellReporter } from "./shell-report.ts";

export interface Injection {
  url: string;
  agent: Agent;
  recorder: Recorder;
  reporter: ShellReporter;
  /** The time limit for a report, and for the fragment to render again. */
  patienceMs: number;
}

interface Injected {
  number: number;
  fault: Fault;
  fragment: string;
}

const betweenLooksMs = 250;
/** Outcomes of a release that was not rendered at all: its fault did not happen. */
const refusals = ["circuit-open", "busy", "not-loaded"];

/** Requests a page on which the fragment fails, then waits for the report, and until the fragment renders again. */
export async function injectOne(injection: Injection, injected: Injected): Promise<void> {
  const { url, agent, recorder, reporter } = injection;
  const { number, fault, fragment } = injected;
  const before = await reporter.read();
  const path = brokenPath(fragment, `${number}`, fault.kind);
  const { ending, body, problem } = await ask(new URL(path, url), agent);
  const judgement = ending === "good" ? judgeFrame(body.toString()) : undefined;
  if (judgement) recorder.add({ visitor: "broken fragment", path, ...judgement });
  const after = await reporter.read();
  const [told, recoveredMs] = await Promise.all([
    follow(injection, injected, { before, after, wasTurnedAway: ending === "turned-away" }),
    untilWell(injection, injected),
  ]);
  const page = problem === undefined ? ending : `${ending}: ${problem}`;
  recorder.add({ what: "fault", number, kind: fault.kind, fragment, page, recoveredMs, ...told });
}

interface Reports {
  before: ShellReport;
  /** As soon as the page arrived. */
  after: ShellReport;
  /** 503 with Retry-After. A fragment that was late on a busy machine also ends like this. */
  wasTurnedAway: boolean;
}

/** Polls until the shell has reported the fault, unless it immediately reported that it did not render the fragment. */
async function follow(
  { reporter, patienceMs }: Injection,
  { fault: { signal }, fragment }: Injected,
  { before, after, wasTurnedAway }: Reports,
): Promise<Pick<FaultSample, "report" | "changed">> {
  const isTold = (of: Signal, now: ShellReport) => countOf(of, fragment, now) > countOf(of, fragment, before);
  const wasRefused = wasTurnedAway && !isTold(signal, after);
  if (wasRefused || isTold({ outcomes: refusals }, after)) return { report: "refused" };
  const endsAt = performance.now() + patienceMs;
  for (let now = after; ; now = await reporter.read()) {
    if (isTold(signal, now)) return { report: "reported" };
    if (performance.now() > endsAt) {
      return { report: "missing", changed: changedFigures(before.figures, now.figures, `"${fragment}"`) };
    }
    await pause(betweenLooksMs);
  }
}

/** How long until the fragment renders again; null if it does not. */
async function untilWell(
  { url, agent, patienceMs }: Injection,
  { fragment, number }: Injected,
): Promise<number | null> {
  const startedAt = performance.now();
  for (let look = 0; performance.now() < startedAt + patienceMs; look += 1) {
    const { ending, body } = await ask(new URL(brokenPath(fragment, `${number}-${look}`), url), agent);
    if (ending === "good" && body.includes(wellMark)) return Math.round(performance.now() - startedAt);
    await pause(betweenLooksMs);
  }
  return null;
}
