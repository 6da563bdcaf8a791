import type { Queryable } from "@zhian/database/database";
import { type EnvironmentState, readServed } from "../model/environment.ts";
import type { Served } from "../model/history.ts";
import { refuse } from "../model/refusal.ts";
import { findManifest } from "../model/releases.ts";
import { isSame } from "../restore.ts";
import { diffReleases, type ReleaseDiff } from "./diff.ts";

export interface RevisionDiff {
  from: number;
  to: number;
  /** Only fragments that differ, by name. */
  fragments: {
    name: string;
    from?: Served;
    to?: Served;
    /** Between the stable releases; absent when they are the same, or when the files of one were deleted. */
    release?: ReleaseDiff;
  }[];
}

/** Compares what an environment served at two revisions. Throws RefusedError. */
export async function diffRevisions(
  database: Queryable,
  environment: EnvironmentState,
  { from, to }: { from: number; to: number },
): Promise<RevisionDiff> {
  if (Math.max(from, to) > environment.revision) {
    const remedy = "See `fragments log` for the existing ones.";
    throw refuse("unknown-revision", `${environment.name} is only at revision ${environment.revision}.`, remedy);
  }
  const before = await readServed(database, { ...environment, revision: from });
  const after = await readServed(database, { ...environment, revision: to });
  const fragments: RevisionDiff["fragments"] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [one, other] = [before.get(name)?.served, after.get(name)?.served];
    if (isSame(one, other)) continue;
    const release = await diffStable(database, name, [one?.stable, other?.stable]);
    fragments.push({ name, ...(one && { from: one }), ...(other && { to: other }), ...(release && { release }) });
  }
  return { from, to, fragments };
}

async function diffStable(
  database: Queryable,
  name: string,
  [from, to]: readonly [string | undefined, string | undefined],
): Promise<ReleaseDiff | undefined> {
  if (from === to || to === undefined) return undefined;
  const release = await findManifest(database, name, to);
  const before = from === undefined ? undefined : await findManifest(database, name, from);
  if (!release || (from !== undefined && !before)) return undefined;
  return diffReleases(before, release, []);
}
