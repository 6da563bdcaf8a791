import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Snapshot } from "@zhian/contracts/snapshot";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import type { LiveSnapshot } from "./live-snapshot.ts";

/** The ready part of a shell's first snapshot, so that no page waits for a fragment that it does not use. */
export class FirstParts {
  readonly #snapshot: Snapshot;
  readonly #ready = new Map<string, Release>();

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  /** Returns the snapshot with this release ready, too. */
  with(release: Release): LiveSnapshot {
    this.#ready.set(releaseKey(release.manifest), release);
    const partOf = (manifest: FragmentManifest) => this.#ready.get(releaseKey(manifest)) ?? toPending(manifest);
    const deployments = Object.entries(this.#snapshot.fragments).map(([name, { stable, canary }]) => ({
      name,
      stable: partOf(stable),
      ...(canary && { canary: { ...canary, release: partOf(canary.release) } }),
    }));
    const { revision } = this.#snapshot;
    const hasCanary = deployments.some(({ canary }) => canary);
    return { snapshot: this.#snapshot, revision, deployments, hasCanary, isPartial: true };
  }
}

function toPending(manifest: FragmentManifest): Release {
  const key = releaseKey(manifest);
  return { key, manifest, page: toPageFragment(manifest), styles: new Map(), isRunnable: false, isPending: true };
}
