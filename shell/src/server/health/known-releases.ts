import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";

interface KnownRelease {
  routes: readonly string[];
  /** The first revision with which this shell served it. */
  revision: number;
}

export interface KnownReleases {
  switchTo(live: LiveSnapshot): void;
  find(fragment: string, version: string): KnownRelease | undefined;
}

/** Reports from tabs are accepted for this many snapshot changes. */
const keptSwitches = 20;

interface Kept extends KnownRelease {
  lastSwitch: number;
}

/** Releases that pages may name in their reports: those served now or until recently. */
export function createKnownReleases(onForgotten: (fragment: string, version: string) => void): KnownReleases {
  const known = new Map<string, Kept>();
  let switches = 0;

  return {
    switchTo({ revision, deployments }) {
      switches += 1;
      const manifests = deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
      for (const { manifest } of manifests) {
        const first = known.get(keyOf(manifest))?.revision ?? revision;
        known.set(keyOf(manifest), { routes: manifest.routes, revision: first, lastSwitch: switches });
      }
      for (const [key, { lastSwitch }] of known) {
        if (lastSwitch > switches - keptSwitches) continue;
        known.delete(key);
        const [fragment = "", version = ""] = key.split("@");
        onForgotten(fragment, version);
      }
    },
    find: (fragment, version) => known.get(`${fragment}@${version}`),
  };
}

function keyOf({ name, version }: Pick<FragmentManifest, "name" | "version">): string {
  return `${name}@${version}`;
}
