import type { Deployment, Snapshot } from "@zhian/contracts/snapshot";
import type { Release } from "../releases/release.ts";
import { bucketOf } from "./bucket-of.ts";

export interface LiveDeployment {
  name: string;
  stable: Release;
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
  /** Tells apart what different visitors are given of one snapshot. */
  variant: string;
  /** Something in it is not what most are given. */
  isCanary: boolean;
}

/** The same visitor always gets the same; who falls into one fragment's canary says nothing about another's. */
export function chooseReleases(live: LiveSnapshot, visitorId: string | undefined): Choice {
  const canaries: string[] = [];
  const releases = live.deployments.map(({ name, stable, canary }) => {
    if (!canary || !visitorId || bucketOf(canary.key ?? name, visitorId) >= canary.percent) return stable;
    canaries.push(name);
    return canary.release;
  });
  return { releases, variant: variantOf(live, canaries), isCanary: canaries.length > 0 };
}

/** Of who falls into these canaries. */
export function variantOf({ revision }: LiveSnapshot, canaries: readonly string[] = []): string {
  return `${revision}:${canaries.join("+")}`;
}
