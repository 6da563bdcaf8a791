import type { PageFragment } from "@zhian/contracts/page";
import type { Deployment, Snapshot } from "@zhian/contracts/snapshot";
import type { Release } from "../releases/release.ts";
import { bucketOf } from "./bucket-of.ts";

export interface LiveDeployment {
  name: string;
  stable: Release;
  /** The release that pages fall back to when `stable` fails in a browser. No worker is kept for it. */
  earlier?: Pick<Release, "manifest" | "page">;
  canary?: Omit<NonNullable<Deployment["canary"]>, "release"> & { release: Release };
}

/** A snapshot whose releases are verified and warm: pages are composed from it. Never changed, only replaced. */
export interface LiveSnapshot {
  snapshot: Snapshot;
  revision: number;
  deployments: readonly LiveDeployment[];
  hasCanary: boolean;
  /** The first snapshot of a shell, while some releases are still being prepared. */
  isPartial?: true;
}

export interface Choice {
  releases: readonly Release[];
  /** The release that each of them falls back to when it fails, by the fragment's name. */
  earlier: ReadonlyMap<string, PageFragment>;
  /** Identifies which releases of a snapshot a visitor is served. */
  variant: string;
  /** Whether part of it differs from what most visitors are served. */
  isCanary: boolean;
}

/** The same visitor always gets the same releases; canaries are independent of each other, unless they share a key. */
export function chooseReleases(live: LiveSnapshot, visitorId: string | undefined): Choice {
  const canaries: string[] = [];
  const earlier = new Map<string, PageFragment>();
  const releases = live.deployments.map((deployment) => {
    const { name, stable, canary } = deployment;
    if (!canary || !visitorId || bucketOf(canary.key ?? name, visitorId) >= canary.percent) {
      if (deployment.earlier) earlier.set(name, deployment.earlier.page);
      return stable;
    }
    canaries.push(name);
    earlier.set(name, stable.page);
    return canary.release;
  });
  return { releases, earlier, variant: variantOf(live, canaries), isCanary: canaries.length > 0 };
}

/** The variant of visitors who get these canaries. */
export function variantOf({ revision }: LiveSnapshot, canaries: readonly string[] = []): string {
  return `${revision}:${canaries.join("+")}`;
}
