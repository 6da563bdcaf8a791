import { addBuckets, type Buckets, type VitalName, vitalNames } from "@zhian/contracts/vitals";
import type { Queryable } from "@zhian/database/database";
import { isServing, readFragmentHistory } from "../model/history.ts";
import { type Step, slotAt, slotStart } from "./slots.ts";

/** How one release performed within a minute or an hour. */
export interface SeriesPoint {
  /** When the step began. */
  at: Date;
  version: string;
  /** Whether it was served to only a share of visitors. */
  isCanary?: boolean;
  pages: number;
  /** Number of these pages that failed; a page that failed on the server and in the browser counts twice. */
  failed: number;
  vitals: Vitals;
}

export type Vitals = Partial<Record<VitalName, Buckets>>;

interface SeriesQuery {
  environment: string;
  /** A fragment's name, or `shell`. */
  fragment: string;
  from: Date;
  /** Exclusive. */
  to: Date;
  step: Step;
  /** Vitals to read in addition to pages and failures; default: all. */
  vitals?: readonly VitalName[];
}

interface Row {
  slot: number;
  version: string;
  since: number;
  kind: string;
  counts: number[];
}

const kinds: ReadonlySet<string> = new Set(vitalNames);

/** A point while its rows are summed: one hour may have ten thousand rows. */
interface Draft extends Omit<SeriesPoint, "vitals"> {
  /** By bucket index. */
  counts: Map<VitalName, number[]>;
}

/** Reads points, oldest first; none where nothing was measured. By minute for the last day, by hour for 90 days. */
export async function readSeries(database: Queryable, query: SeriesQuery): Promise<SeriesPoint[]> {
  const { environment, fragment, from, to, step, vitals = vitalNames } = query;
  const rows = await database.query<Row>(
    `select slot, version, since, kind, counts from field_series
     where environment = $1 and fragment = $2 and step = $3 and slot >= $4 and slot < $5 and kind = any($6)
     order by slot, since, version`,
    [
      environment,
      fragment,
      step,
      slotAt(step, from),
      Math.ceil(slotAt(step, new Date(to.getTime() - 1)) + 1),
      ["pages", "failed", ...vitals],
    ],
  );
  const isCanary = await readCanaries(database, environment, fragment);
  const drafts = new Map<string, Draft>();
  for (const row of rows) {
    const { slot, version } = row;
    const wasCanary = isCanary(row);
    const key = `${slot} ${version} ${wasCanary}`;
    const at = slotStart(step, slot);
    const draft = drafts.get(key) ?? {
      at,
      version,
      ...(wasCanary && { isCanary: true }),
      pages: 0,
      failed: 0,
      counts: new Map(),
    };
    addRow(draft, row);
    drafts.set(key, draft);
  }
  return [...drafts.values()].map(({ counts, ...draft }) => ({
    ...draft,
    vitals: Object.fromEntries([...counts].map(([vital, all]) => [vital, toBuckets(all)])),
  }));
}

function addRow(draft: Draft, { kind, counts }: Row): void {
  if (isVital(kind)) {
    const sums = draft.counts.get(kind) ?? [];
    for (const [index, count] of counts.entries()) sums[index] = (sums[index] ?? 0) + count;
    draft.counts.set(kind, sums);
  } else {
    const [count = 0] = counts;
    if (kind === "pages") draft.pages += count;
    else draft.failed += count;
  }
}

interface VitalsQuery {
  environment: string;
  fragment: string;
  version: string;
  /** Revision of the change under which it was measured; with `before`, all changes before it. */
  since: number;
  before?: boolean;
  from: Date;
}

/** Sums a release's measurements since `from`, which is within the last day, to the minute. */
export async function readVitals(database: Queryable, query: VitalsQuery): Promise<Vitals> {
  const { environment, fragment, version, since, before = false, from } = query;
  const rows = await database.query<Pick<Row, "kind" | "counts">>(
    `select kind, counts from field_series
     where environment = $1 and fragment = $2 and step = 'minute' and slot >= $3 and version = $4
       and (case when $5::boolean then since < $6 else since = $6 end)`,
    [environment, fragment, slotAt("minute", from), version, before, since],
  );
  return rows.reduce<Vitals>(addVital, {});
}

/** Whether a release was a canary under the change that its counts belong to. */
async function readCanaries(database: Queryable, environment: string, fragment: string) {
  const history = await readFragmentHistory(database, environment, fragment);
  const canaries = new Map(
    history.filter(isServing).map(({ revision, served }) => [revision, served.canary?.version] as const),
  );
  return ({ since, version }: Row) => canaries.get(since) === version;
}

function addVital(vitals: Vitals, { kind, counts }: Pick<Row, "kind" | "counts">): Vitals {
  if (!isVital(kind)) return vitals;
  return { ...vitals, [kind]: addBuckets(vitals[kind] ?? {}, toBuckets(counts)) };
}

function toBuckets(counts: readonly number[]): Buckets {
  return Object.fromEntries([...counts.entries()].filter(([, count]) => count > 0));
}

function isVital(kind: string): kind is VitalName {
  return kinds.has(kind);
}
