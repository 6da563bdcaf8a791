import type { FragmentManifest } from "@zhian/contracts/fragment";
import { conflictsBetween } from "../rules/conflicts.ts";
import { diffFiles, type FilesDiff } from "./diff-files.ts";

export interface ReleaseDiff {
  fragment: string;
  /** The version to compare with; absent if there is none. */
  from?: string;
  to: string;
  routes: ListDiff;
  slots: ListDiff;
  files: FilesDiff;
  /** Total size of all files, uncompressed. */
  bytes: { from: number; to: number };
  shared: { module: string; from?: string; to?: string }[];
  /** Reasons why it could not be promoted; empty when it could. */
  conflicts: string[];
}

export interface ListDiff {
  added: string[];
  removed: string[];
}

/** What would change if `to` were promoted alongside `others`. */
export function diffReleases(
  from: FragmentManifest | undefined,
  to: FragmentManifest,
  others: readonly FragmentManifest[],
): ReleaseDiff {
  const before = from?.files ?? {};
  return {
    fragment: to.name,
    ...(from && { from: from.version }),
    to: to.version,
    routes: diffLists(from?.routes ?? [], to.routes),
    slots: diffLists(from?.slots ?? [], to.slots),
    files: diffFiles(before, to.files),
    bytes: { from: sumBytes(before), to: sumBytes(to.files) },
    shared: diffShared(from?.shared ?? {}, to.shared),
    conflicts: others.flatMap((other) => conflictsBetween(to, other).map(({ text }) => text)),
  };
}

function diffLists(from: readonly string[], to: readonly string[]): ListDiff {
  return { added: to.filter((one) => !from.includes(one)), removed: from.filter((one) => !to.includes(one)) };
}

function sumBytes(files: FragmentManifest["files"]): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}

function diffShared(from: FragmentManifest["shared"], to: FragmentManifest["shared"]): ReleaseDiff["shared"] {
  const modules = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return modules
    .map((module) => ({ module, before: shown(from[module]), after: shown(to[module]) }))
    .filter(({ before, after }) => before !== after)
    .map(({ module, before, after }) => ({ module, ...(before && { from: before }), ...(after && { to: after }) }));
}

function shown(shared: { version: string; range: string } | undefined): string | undefined {
  return shared && `${shared.version} (${shared.range})`;
}
