import type { Queryable } from "@zhian/database/database";
import { readVitals } from "../field/read-series.ts";
import { type Channel, earlierRelease } from "../model/channel.ts";
import type { ServingEntry } from "../model/history.ts";
import { type Counted, describeCounted, nothing } from "./counted.ts";
import { readBefore, readBySlot, slotOf } from "./counts.ts";
import { isSharedWith, type Judgement, judge, type Verdict } from "./judge.ts";
import { blockMs, describeWorse, findWorse, type WorseVital } from "./judge-vitals.ts";
import type { HealthRules } from "./rules.ts";
import { type BySlot, type Span, stretchesOf } from "./stretches.ts";

/** How a release performs in the field, as a canary or shortly after its promotion. */
export interface FieldHealth {
  version: string;
  verdict: Verdict;
  counted: Counted;
  /** The release to compare with: for a canary the stable one, for a promoted release the previous one. */
  against?: { version: string; counted: Counted };
  /** ISO time; only for a promoted release. */
  watchedUntil?: string;
  /** For the log, when it fails. */
  reason?: string;
}

export interface InQuestion {
  entry: ServingEntry;
  channel: Channel;
  /** The environment's other entries, to tell a bad release from a bad day. */
  neighbours: readonly ServingEntry[];
}

export interface Surroundings {
  database: Queryable;
  rules: HealthRules;
  now: Date;
}

/** Undefined when the release is neither a canary nor watched. */
export async function readFieldHealth(question: InQuestion, around: Surroundings): Promise<FieldHealth | undefined> {
  const tried = triedRelease(question, around);
  if (!tried) return undefined;
  const told = await judgeTried(question, tried, around);
  const worse = told.verdict === "failing" ? undefined : await findWorseVital(question, tried, around);
  const { against, watchedUntil } = tried;
  return {
    version: tried.version,
    verdict: worse ? "failing" : told.verdict,
    counted: told.counted,
    ...(against !== undefined && { against: { version: against, counted: told.beside } }),
    ...(watchedUntil !== undefined && { watchedUntil }),
    ...(told.verdict === "failing" && { reason: toReason(tried, told) }),
    ...(worse && { reason: `rolled back automatically: for ${tried.version}, ${describeWorse(worse)} for ${against}` }),
  };
}

/** Whether a release is a canary, or was promoted recently enough to be watched. */
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

async function judgeTried(question: InQuestion, tried: Tried, around: Surroundings): Promise<Judgement> {
  const { entry, neighbours } = question;
  const { database, rules, now } = around;
  const span = { first: slotOf(new Date(entry.at)), present: slotOf(now) };
  const counted = await readBySlot(database, queryOf(entry, tried.version), span);
  const judgement = judge(stretchesOf(counted, await readBeside(entry, tried, { database, span }), span), rules);
  if (judgement.verdict !== "failing" || tried.watchedUntil === undefined) return judgement;
  for (const neighbour of neighbours) {
    const theirs = await readBySlot(database, queryOf(neighbour, neighbour.served.stable), span);
    if (isSharedWith(theirs, { counted, span }, rules)) return { ...judgement, verdict: "healthy" };
  }
  return judgement;
}

/** For canaries only: before a promotion, the time of day and the visitors were different. */
async function findWorseVital(
  { entry }: InQuestion,
  { version, against, watchedUntil }: Tried,
  { database, now }: Surroundings,
): Promise<WorseVital | undefined> {
  if (against === undefined || watchedUntil !== undefined) return undefined;
  const began = Date.parse(entry.at);
  const block = Math.max(0, Math.floor((now.getTime() - began) / blockMs));
  const from = new Date(began + block * blockMs);
  const own = await readVitals(database, { ...queryOf(entry, version), from });
  return findWorse(own, await readVitals(database, { ...queryOf(entry, against), from }), block);
}

/** A canary is compared with the stable release at the same time; a promoted release only with its predecessor. */
async function readBeside(
  entry: ServingEntry,
  { against, watchedUntil }: Tried,
  { database, span }: { database: Queryable; span: Span },
): Promise<BySlot | Counted> {
  if (against === undefined) return nothing;
  const query = queryOf(entry, against);
  return watchedUntil === undefined ? readBySlot(database, query, span) : readBefore(database, query);
}

function queryOf({ environment, fragment, revision }: ServingEntry, version: string) {
  return { environment, fragment, version, since: revision };
}

function toReason({ version, against }: Tried, { counted, beside }: Judgement): string {
  const other = against === undefined ? "" : `; for ${against}, ${describeCounted(beside)}`;
  return `rolled back automatically: for ${version}, ${describeCounted(counted)}, seen by ${counted.clients} clients${other}`;
}
