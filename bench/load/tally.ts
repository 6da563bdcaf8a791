import { percentile } from "../statistics.ts";
import type { Ending, LoadReport, SecondOfLoad, SeenView, Times } from "./load-order.ts";
import type { PageView } from "./read-view.ts";

interface Asked {
  /** When it was due, by `performance.now()`. */
  dueAt: number;
  endedAt: number;
  ending: Ending;
  problem?: string | undefined;
  view?: PageView;
}

export interface Tally {
  add(asked: Asked): void;
  report(): LoadReport;
}

const noCounts: Record<Ending, number> = {
  good: 0,
  degraded: 0,
  "turned-away": 0,
  wrong: 0,
  refused: 0,
  "closed-idle": 0,
  cut: 0,
  "timed-out": 0,
  "not-sent": 0,
};

/** Collects the outcomes of all requests of one load that started at `startedAt`, by `performance.now()`. */
export function createTally(startedAt: number): Tally {
  const counts = { ...noCounts };
  const times = { good: new Array<number>(), turnedAway: new Array<number>() };
  const seconds: (SecondOfLoad & { goodMs: number[] })[] = [];
  const views = new Map<string, SeenView>();
  const problems: Record<string, number> = {};

  return {
    add({ dueAt, endedAt, ending, problem, view }) {
      counts[ending] += 1;
      const ms = endedAt - dueAt;
      const index = Math.floor((dueAt - startedAt) / 1000);
      while (seconds.length <= index) seconds.push({ good: 0, turnedAway: 0, failed: 0, p99Ms: 0, goodMs: [] });
      const second = seconds[index];
      if (ending === "good") {
        times.good.push(ms);
        second?.goodMs.push(ms);
      } else if (ending === "turned-away") times.turnedAway.push(ms);
      if (second) second[ending === "good" ? "good" : ending === "turned-away" ? "turnedAway" : "failed"] += 1;
      if (problem !== undefined) problems[problem] = (problems[problem] ?? 0) + 1;
      if (view) see(views, view, { askedAt: toWallClock(dueAt), answeredAt: toWallClock(endedAt) });
    },
    report: () => ({
      counts,
      goodMs: timesOf(times.good),
      turnedAwayMs: timesOf(times.turnedAway),
      seconds: seconds.map(({ goodMs, ...second }) => ({ ...second, p99Ms: timesOf(goodMs)?.p99 ?? 0 })),
      views: [...views.values()],
      problems,
    }),
  };
}

function see(
  views: Map<string, SeenView>,
  { revision, releases }: PageView,
  { askedAt, answeredAt }: { askedAt: number; answeredAt: number },
): void {
  const view = [revision, ...releases].join(" ");
  const seen = views.get(view);
  if (!seen) {
    const [firstAskedAt, lastAskedAt] = [askedAt, askedAt];
    views.set(view, { view, revision, count: 1, firstAskedAt, lastAskedAt, firstAnsweredAt: answeredAt });
    return;
  }
  seen.count += 1;
  seen.firstAskedAt = Math.min(seen.firstAskedAt, askedAt);
  seen.lastAskedAt = Math.max(seen.lastAskedAt, askedAt);
  seen.firstAnsweredAt = Math.min(seen.firstAnsweredAt, answeredAt);
}

/** The only clock that the processes of one machine share. */
function toWallClock(at: number): number {
  return performance.timeOrigin + at;
}

function timesOf(values: readonly number[]): Times | null {
  if (values.length === 0) return null;
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), max: percentile(values, 1) };
}
