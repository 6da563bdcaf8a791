import type { Queryable } from "@zhian/database/database";
import { type Channel, earlierRelease } from "../model/channel.ts";
import type { ServingEntry } from "../model/history.ts";
import { readCounted, slotOf } from "./counts.ts";
import { type Counted, describeCounted, failedShare, judge, nothing, type Verdict } from "./judge.ts";
import { type HealthRules, recentSlots } from "./rules.ts";

/** How a release does in the field, while it is a canary or was promoted a short while ago. */
export interface FieldHealth {
  version: string;
  verdict: Verdict;
  counted: Counted;
  /** What it is compared with: the stable release beside a canary, the release before a promoted one. */
  against?: { version: string; counted: Counted };
  /** ISO time; only of a promoted release. */
  watchedUntil?: string;
  /** For the log, when it fails. */
  reason?: string;
}

export interface InQuestion {
  entry: ServingEntry;
  channel: Channel;
  /** What the environment serves besides, to tell a bad release from a bad day. */
  neighbours: readonly ServingEntry[];
}

interface Surroundings {
  database: Queryable;
  rules: HealthRules;
  now: Date;
}

/** Undefined when the release is neither tried nor watched. */
export async function readFieldHealth(question: InQuestion, around: Surroundings): Promise<FieldHealth | undefined> {
  const tried = triedRelease(question, around);
  if (!tried) return undefined;
  const all = await compare(question, { ...tried, fromSlot: 0 }, around);
  const recent = await compare(question, { ...tried, fromSlot: slotOf(around.now) - recentSlots + 1 }, around);
  const told = recent.verdict === "failing" ? recent : all;
  const { against, watchedUntil } = tried;
  return {
    version: tried.version,
    verdict: told.verdict,
    counted: told.counted,
    ...(against !== undefined && { against: { version: against, counted: told.beside } }),
    ...(watchedUntil !== undefined && { watchedUntil }),
    ...(told.verdict === "failing" && { reason: toReason(tried, told) }),
  };
}

/** Tried as a canary, or promoted so short a while ago that it is watched. */
export function isInQuestion(entry: ServingEntry, { rules, now }: Pick<Surroundings, "rules" | "now">): boolean {
  if (entry.served.canary) return true;
  return entry.action === "promote" && entry.watch !== false && now < watchEnd(entry, rules);
}

function watchEnd({ at }: ServingEntry, { watchMinutes }: HealthRules): Date {
  return new Date(Date.parse(at) + watchMinutes * 60_000);
}

interface Tried {
  version: string;
  against: string | undefined;
  watchedUntil?: string;
}

function triedRelease({ entry, channel }: InQuestion, { rules, now }: Surroundings): Tried | undefined {
  const { stable, canary } = entry.served;
  if (canary) return { version: canary.version, against: stable };
  if (!isInQuestion(entry, { rules, now })) return undefined;
  return { version: stable, against: earlierRelease(channel), watchedUntil: watchEnd(entry, rules).toISOString() };
}

interface Comparison {
  verdict: Verdict;
  counted: Counted;
  beside: Counted;
}

async function compare(
  { entry, neighbours }: InQuestion,
  { version, against, watchedUntil, fromSlot }: Tried & { fromSlot: number },
  around: Surroundings,
): Promise<Comparison> {
  const { database, rules } = around;
  const { environment, fragment, revision: since } = entry;
  const isWatched = watchedUntil !== undefined;
  const query = { environment, fragment, since, fromSlot };
  const counted = await readCounted(database, { ...query, version });
  // A canary has the stable release beside it at the same time; a promoted one only has what came before it.
  const earlier = isWatched ? { before: true, fromSlot: 0 } : {};
  const beside =
    against === undefined ? nothing : await readCounted(database, { ...query, ...earlier, version: against });
  const verdict = judge(counted, beside, rules);
  if (verdict !== "failing" || !isWatched) return { verdict, counted, beside };
  const worst = await readWorst(neighbours, around);
  return { verdict: judge(counted, worst, rules), counted, beside };
}

/** When the api is down, all that need it fail: that is nobody's release. */
async function readWorst(
  neighbours: readonly ServingEntry[],
  { database, rules: { minPages }, now }: Surroundings,
): Promise<Counted> {
  const fromSlot = slotOf(now) - recentSlots + 1;
  let worst = nothing;
  for (const { environment, fragment, revision: since, served } of neighbours) {
    const counted = await readCounted(database, { environment, fragment, version: served.stable, since, fromSlot });
    if (counted.pages >= minPages && failedShare(counted) > failedShare(worst)) worst = counted;
  }
  return worst;
}

function toReason({ version, against }: Tried, { counted, beside }: Comparison): string {
  const other = against === undefined ? "" : `; of ${against}: ${describeCounted(beside)}`;
  return `taken back by itself: of ${version}, ${describeCounted(counted)}, seen by ${counted.clients} clients${other}`;
}
