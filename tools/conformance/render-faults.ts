import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

interface Line {
  event?: string;
  fragment?: string;
  reason?: string;
  detail?: string;
  left?: { kind: string; count?: number; detail: string }[];
  problems?: { fragment: string; problem: string }[];
}

interface Where {
  /** URL of the shell. */
  url: string;
  logFile: string;
  fragment: string;
}

const patienceMs = 10_000;

/**
 * Why a fragment could not be loaded, and the faults and leftovers of its renders, from the shell's log. The metrics show whether
 * there were any.
 */
export async function readRenderFaults({ url, logFile, fragment }: Where): Promise<string[]> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const isFaulty = figures.split("\n").some((line) => isFaultOf(fragment, line));
  // The log is written slightly later than the metrics.
  for (const endsAt = performance.now() + patienceMs; performance.now() < endsAt; await sleep(100)) {
    const { loading, renders } = faultsIn(readFileSync(logFile, "utf8"), fragment);
    if (renders.length > 0 || !isFaulty) return [...loading, ...renders];
  }
  return ["a render failed or left something behind: the log does not say what"];
}

function isFaultOf(fragment: string, line: string): boolean {
  if (!line.includes(`fragment="${fragment}"`)) return false;
  const isFailure = line.startsWith("shell_render_seconds_count{") && !line.includes('outcome="rendered"');
  return isFailure || line.startsWith("shell_left_behind_total{");
}

interface Faults {
  loading: string[];
  renders: string[];
}

export function faultsIn(log: string, fragment: string): Faults {
  const lines = log
    .split("\n")
    .filter((text) => text.startsWith("{") && text.endsWith("}"))
    // The shell's own log format.
    .map((text) => JSON.parse(text) as Line);
  const own = lines.filter(
    (line) => line.fragment === fragment && /^render[.](?:failed|leaked)$/.test(line.event ?? ""),
  );
  const problems = lines
    .filter(({ event }) => event === "snapshot.not_ready")
    .flatMap((line) => line.problems ?? [])
    .filter((one) => one.fragment === fragment);
  return {
    loading: unique(problems.map(({ problem }) => `it cannot be loaded: ${inOneLine(problem)}`)),
    renders: unique(own.flatMap(describe)),
  };
}

function describe({ reason, detail, left }: Line): string[] {
  if (!left) return [`a render failed (${reason}): ${inOneLine(detail ?? "")}`];
  return left.map(({ kind, count = 1, detail: what }) => `a render left ${count} × ${kind} behind: ${inOneLine(what)}`);
}

/** The message and the first stack frame. */
function inOneLine(text: string): string {
  return text.split("\n", 2).join(" ").replace(/\s+/g, " ");
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
