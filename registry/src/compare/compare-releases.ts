import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Queryable } from "@zhian/database/database";
import { type EnvironmentState, readDeployment, readServed } from "../model/environment.ts";
import { refuse } from "../model/refusal.ts";
import { findManifest } from "../model/releases.ts";
import { diffReleases, type ReleaseDiff } from "./diff.ts";

interface Compared {
  fragment: string;
  /** Default: the stable release. */
  from?: string | undefined;
  to: string;
}

/** Compares two releases and lists what would prevent promoting the second now. Throws RefusedError. */
export async function compareReleases(
  database: Queryable,
  environment: EnvironmentState,
  { fragment, from, to }: Compared,
): Promise<ReleaseDiff> {
  const release = await requireManifest(database, fragment, to);
  const served = await readServed(database, environment);
  const than = from ?? served.get(fragment)?.served.stable;
  const before = than === undefined ? undefined : await requireManifest(database, fragment, than);
  const others = [...served.values()].filter((entry) => entry.fragment !== fragment);
  const deployments = await Promise.all(others.map((entry) => readDeployment(database, entry)));
  const stable = deployments.map((deployment) => deployment.stable);
  return diffReleases(before, release, stable);
}

async function requireManifest(database: Queryable, fragment: string, version: string): Promise<FragmentManifest> {
  const manifest = await findManifest(database, fragment, version);
  if (manifest) return manifest;
  const remedy = `Publish it first: fragments publish ${fragment}`;
  throw refuse("unknown-release", `${fragment} ${version} was never published.`, remedy);
}
