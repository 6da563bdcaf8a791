import {
  type HealthReport,
  healthReportSchema,
  type RefusedRelease,
  type SharedExports,
  sharedExportsSchema,
} from "@zhian/contracts/health";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { EnvironmentState } from "../model/environment.ts";
import type { ServingEntry } from "../model/history.ts";
import { refusedForMs, shellGoneMs, shellQuietMs } from "./rules.ts";

const sharedSchema = z.record(z.string(), z.string());

/** The modules that a shell shares with fragments. */
export interface Shared {
  /** By package. */
  versions: z.output<typeof sharedSchema>;
  /** Undefined if the shell does not report it. */
  exports?: SharedExports;
}

/** A shell that has reported recently. */
interface SeenShell {
  /** The revision that it serves. */
  revision: number | null;
  refused?: { revision: number; sinceMs: number; releases: readonly RefusedRelease[] };
}

interface Hearing {
  environment: string;
  report: HealthReport;
  now: Date;
}

export async function recordShell(tx: Queryable, { environment, report, now }: Hearing): Promise<void> {
  const { shell, revision, refused, shared, exports } = report;
  await tx.query("delete from shells where environment = $1 and seen_at < $2", [environment, goneBefore(now)]);
  await tx.query(
    `insert into shells (environment, shell, revision, refused_revision, refused_since, refused, shared, exports, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (environment, shell) do update set
       revision = excluded.revision,
       refused_since = case when shells.refused_revision = excluded.refused_revision
         then shells.refused_since else excluded.refused_since end,
       refused_revision = excluded.refused_revision,
       refused = excluded.refused,
       shared = excluded.shared,
       exports = excluded.exports,
       seen_at = excluded.seen_at`,
    [
      environment,
      shell,
      revision,
      refused?.revision ?? null,
      refused ? now : null,
      toText(refused),
      toText(shared),
      toText(exports),
      now,
    ],
  );
}

export async function readShells(database: Queryable, environment: string, now: Date): Promise<SeenShell[]> {
  const rows = await database.query<{ revision: number | null; refused: string | null; refused_since: Date | null }>(
    "select revision, refused, refused_since from shells where environment = $1 and seen_at >= $2",
    [environment, goneBefore(now)],
  );
  return rows.map(({ revision, refused, refused_since: since }) => {
    const read = refused === null ? undefined : healthReportSchema.shape.refused.parse(JSON.parse(refused));
    return { revision, ...(read && since && { refused: { ...read, sinceMs: since.getTime() } }) };
  });
}

export interface ShellCount {
  /** Shells that reported within the last minute. */
  seen: number;
  /** How many of them serve the current revision. */
  current: number;
}

export async function countShells(
  database: Queryable,
  { name, revision }: EnvironmentState,
  now: Date,
): Promise<ShellCount> {
  const shells = await readShells(database, name, now);
  return { seen: shells.length, current: shells.filter((shell) => shell.revision === revision).length };
}

/** Modules that running shells share with fragments, each combination once. */
export async function readShared(database: Queryable, environment: string, now: Date): Promise<Shared[]> {
  const rows = await database.query<{ shared: string; exports: string | null }>(
    "select distinct shared, exports from shells where environment = $1 and seen_at >= $2 and shared is not null",
    [environment, new Date(now.getTime() - shellQuietMs)],
  );
  return rows.map(({ shared, exports }) => ({
    versions: sharedSchema.parse(JSON.parse(shared)),
    ...(exports !== null && { exports: sharedExportsSchema.parse(JSON.parse(exports)) }),
  }));
}

/** Shells that refuse a release because it is broken. */
export interface ShellRefusal {
  version: string;
  problem: string;
  /** Number of shells that refuse it. */
  shells: number;
  /** Whether the refusal is lasting and no shell serves the release. */
  isFinal: boolean;
}

export function findRefusals(shells: readonly SeenShell[], entry: ServingEntry, now: Date): ShellRefusal[] {
  const { stable, canary } = entry.served;
  const isServed = shells.some(({ revision }) => revision !== null && revision >= entry.revision);
  return [stable, ...(canary ? [canary.version] : [])].flatMap((version) => {
    const refusals = shells.flatMap(({ refused }) => {
      if (!refused || refused.revision < entry.revision) return [];
      const release = refused.releases.find((one) => one.fragment === entry.fragment && one.version === version);
      return release ? [{ ...release, forMs: now.getTime() - refused.sinceMs }] : [];
    });
    const [first] = refusals;
    if (!first) return [];
    const lasts = refusals.some(({ isLasting, forMs }) => isLasting && forMs >= refusedForMs);
    return [{ version, problem: first.problem, shells: refusals.length, isFinal: lasts && !isServed }];
  });
}

function goneBefore(now: Date): Date {
  return new Date(now.getTime() - shellGoneMs);
}

function toText(value: object | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
