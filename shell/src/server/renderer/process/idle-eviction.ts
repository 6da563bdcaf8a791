import type { ReleaseHost } from "../host/release-host.ts";

/** The memory of a worker with a page's code, in MiB; one with almost no code takes 16. */
const workerMb = 64;
const leastAwake = 4;
/** A release used this recently will be used again: booting a worker costs more than keeping it. */
const lately = 2_000;

/** The most releases that may have a worker at a time: the renderer needs memory for pages, too. */
export function mostAwake(maxRssMb: number): number {
  return Math.max(leastAwake, Math.floor(maxRssMb / workerMb));
}

type Host = Pick<ReleaseHost, "isAwake" | "usedAt" | "rest">;

/** Rests the least recently used releases, since a site may have more than fit into memory. */
export function restSurplus(hosts: Iterable<Host>, most: number, now = performance.now()): void {
  const awake = [...hosts].filter((host) => host.isAwake());
  if (awake.length <= most) return;
  const idle = awake.filter((host) => host.usedAt() < now - lately).toSorted((a, b) => a.usedAt() - b.usedAt());
  for (const host of idle.slice(0, awake.length - most)) host.rest();
}
