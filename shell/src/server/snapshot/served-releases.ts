import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RefusedRelease } from "@zhian/contracts/health";
import type { Release } from "../releases/release.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";
import type { FailedPreparation } from "./prepare-release.ts";

/** Working releases by manifest: their files are on disk and their workers warm, whatever else changes. */
export function servedBy(live: LiveSnapshot | undefined): ReadonlyMap<string, Release> {
  const releases = (live?.deployments ?? []).flatMap(({ stable, canary }) => [
    stable,
    ...(canary ? [canary.release] : []),
  ]);
  return new Map(
    releases.filter(({ isRunnable }) => isRunnable).map((release) => [JSON.stringify(release.manifest), release]),
  );
}

export function toRefused({ name: fragment, version }: FragmentManifest, failed: FailedPreparation): RefusedRelease {
  return { fragment, version, problem: failed.problem.slice(0, 300), isLasting: failed.isLasting };
}
