import type { Metrics } from "./metrics.ts";

export interface Status {
  /** Visitors are served, but not with everything: what, the other fields tell. */
  degraded: boolean;
  /** Undefined while there is none to serve. */
  revision: number | undefined;
  /** Where what is served came from; undefined while nothing is. */
  source: string | undefined;
  snapshotExpired: boolean;
  registrySilentSeconds: number;
  /** `name@version` of releases that are not asked, because they failed again and again. */
  notAsked: string[];
}

const longSilenceSeconds = 300;

/** How a shell does, from the figures that it keeps anyway. */
export async function readStatus(metrics: Metrics): Promise<Status> {
  const { revision, expired, registrySilence, breakers } = metrics;
  const [served, isExpired, silent] = await Promise.all([revision, expired, registrySilence].map(valueOf));
  const notAsked = (await breakers.get()).values
    .filter(({ value }) => value === 1)
    .map(({ labels }) => `${labels.fragment}@${labels.version}`);
  const facts = { snapshotExpired: isExpired === 1, registrySilentSeconds: silent ?? 0, notAsked };
  const isWell =
    served && !facts.snapshotExpired && facts.registrySilentSeconds < longSilenceSeconds && notAsked.length === 0;
  const source = (await metrics.source.get()).values.find(({ value }) => value === 1)?.labels.source?.toString();
  return { degraded: !isWell, revision: served || undefined, source, ...facts };
}

async function valueOf(gauge: Metrics["revision"]): Promise<number | undefined> {
  return (await gauge.get()).values[0]?.value;
}
