import type { PageFragment } from "@zhian/contracts/page";
import type { Deployment, Snapshot } from "@zhian/contracts/snapshot";
import type { Release } from "../releases/release.ts";
import { bucketOf } from "./bucket-of.ts";

export interface LiveDeployment {
  name: string;
  stable: Release;
  /** What pages go back to when `stable` fails in a browser. No worker is kept for it. */
  earlier?: Pick<Release, "manifest" | "page">;
  canary?: Omit<NonNullable<Deployment["canary"]>, "release"> & { release: Release };
}

/** A snapshot whose releases are verified and warm: what pages are composed from. Never changed, only replaced. */
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
  /** What each of them gives way to when it fails, by the fragment's name. */
  earlier: ReadonlyMap<string, PageFragment>;
  /** Tells apart what different visitors are given of one snapshot. */
  variant: string;
  /** Something in it is not what most are given. */
  isCanary: boolean;
}

/** The same visitor always gets the same; who falls into one fragment's canary says nothing about another's. */
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

/** Of who falls into these canaries. */
export function variantOf({ revision }: LiveSnapshot, canaries: readonly string[] = []): string {
  return `${revision}:${canaries.join("+")}`;
}
