import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

interface Line {
  event?: string;
  fragment?: string;
  reason?: string;
  detail?: string;
  left?: { kind: string; count?: number; detail: string }[];
}

interface Where {
  /** URL of the shell. */
  url: string;
  logFile: string;
  fragment: string;
}

const patienceMs = 10_000;

/** Faults and leftovers of a fragment's renders, from the shell's log. The metrics say whether there are any. */
export async function readRenderFaults({ url, logFile, fragment }: Where): Promise<string[]> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const isFaulty = figures.split("\n").some((line) => isFaultOf(fragment, line));
  if (!isFaulty) return [];
  // The log is written a moment later than the metrics.
  for (const endsAt = performance.now() + patienceMs; performance.now() < endsAt; await sleep(100)) {
    const faults = faultsIn(readFileSync(logFile, "utf8"), fragment);
    if (faults.length > 0) return faults;
  }
  return ["a render failed, or left something behind: the log does not say what"];
}

function isFaultOf(fragment: string, line: string): boolean {
  if (!line.includes(`fragment="${fragment}"`)) return false;
  const isFailure = line.startsWith("shell_render_seconds_count{") && !line.includes('outcome="rendered"');
  return isFailure || line.startsWith("shell_left_behind_total{");
}

export function faultsIn(log: string, fragment: string): string[] {
  const own = log
    .split("\n")
    .filter((text) => text.startsWith("{") && text.endsWith("}"))
    // Our own shell's log.
    .map((text) => JSON.parse(text) as Line)
    .filter((line) => line.fragment === fragment && /^render[.](?:failed|leaked)$/.test(line.event ?? ""));
  return [...new Set(own.flatMap(describe))];
}

function describe({ reason, detail, left }: Line): string[] {
  const first = (text: string) => text.split("\n", 2).join(" ").replace(/\s+/g, " ");
  if (!left) return [`a render failed (${reason}): ${first(detail ?? "")}`];
  return left.map(({ kind, count = 1, detail: what }) => `a render left ${count} × ${kind} behind: ${first(what)}`);
}
