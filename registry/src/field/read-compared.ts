import type { Queryable } from "@zhian/database/database";
import type { HistoryEntry } from "../model/history.ts";
import { vitals } from "./measures.ts";
import { lastPeriod, type Period } from "./period.ts";
import { readSeries } from "./read-series.ts";
import { type Step, steps } from "./slots.ts";
import { type Sum, sumOf } from "./sums.ts";

/** Maximum time read, however long a release was served: last week says little about today. */
const mostMs = 24 * steps.hour.ms;
/** A canary's period up to this length is read by the minute, a longer one by whole hours. */
const byMinuteMs = 2 * steps.hour.ms;

/** How a release performed on the last day of its last period here, and the release to compare with. */
export interface Compared {
  period: Period;
  sum: Sum;
  /** For a canary, the stable release at the same time; for a stable release, the one before it on its last day. */
  other?: { version: string; sum: Sum };
}

interface About {
  environment: string;
  fragment: string;
  version: string;
  /** All entries of the fragment, oldest first. */
  entries: readonly HistoryEntry[];
  now: Date;
}

interface Stretch {
  from: Date;
  to: Date;
  step: Step;
}

/** Undefined for a release that was never served here. */
export async function readCompared(database: Queryable, about: About): Promise<Compared | undefined> {
  const { environment, fragment, version, entries, now } = about;
  const period = lastPeriod(entries, version);
  if (!period) return undefined;
  const { isCanary, from, to = now, other } = period;
  const own = { from: latest(from, new Date(to.getTime() - mostMs)), to };
  const stretch = isCanary ? shared(own, now) : { ...own, step: "hour" as const };
  const sum = await read(version, stretch, isCanary);
  if (other === undefined) return { period, sum };
  const besides = isCanary ? stretch : { from: new Date(from.getTime() - mostMs), to: from, step: "hour" as const };
  return { period, sum, other: { version: other, sum: await read(other, besides, false) } };

  async function read(wanted: string, within: Stretch, asCanary: boolean): Promise<Sum> {
    const points = await readSeries(database, { environment, fragment, ...within, vitals });
    return sumOf(points.filter((point) => point.version === wanted && (point.isCanary ?? false) === asCanary));
  }
}

/**
 * For a longer canary, only hours that it fully shared with the stable release: a partial hour would include the latter's time before.
 * For a short period whose minutes are no longer stored, the hours around it are used.
 */
function shared({ from, to }: Omit<Stretch, "step">, now: Date): Stretch {
  const { ms } = steps.hour;
  if (to.getTime() - from.getTime() > byMinuteMs) {
    const begin = new Date(Math.ceil(from.getTime() / ms) * ms);
    return { from: begin, to: to < now ? new Date(Math.floor(to.getTime() / ms) * ms) : to, step: "hour" };
  }
  return { from, to, step: now.getTime() - from.getTime() < steps.minute.keptMs ? "minute" : "hour" };
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
