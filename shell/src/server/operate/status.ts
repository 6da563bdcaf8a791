import type { Metrics } from "./metrics.ts";

export interface Status {
  /** Whether something does not work: the other fields give details. */
  degraded: boolean;
  /** Undefined while no revision can be served. */
  revision: number | undefined;
  /** The source of the served pages; undefined while none are served. */
  source: string | undefined;
  snapshotExpired: boolean;
  registrySilentSeconds: number;
  /** `name@version` of releases that are skipped because they failed repeatedly. */
  notAsked: string[];
  /** The keys whose snapshots are accepted, and when they end; null for keys from the settings. */
  signingKeys: { id: string; endsAt: string | null }[];
  /** Actions on the signing keys that are due soon or overdue. */
  keyWarnings: string[];
}

const longSilenceSeconds = 300;

/** Derives the state of a shell from its metrics. */
export async function readStatus(metrics: Metrics): Promise<Status> {
  const { revision, expired, registrySilence, breakers } = metrics;
  const [served, isExpired, silent] = await Promise.all([revision, expired, registrySilence].map(valueOf));
  const notAsked = (await breakers.get()).values
    .filter(({ value }) => value === 1)
    .map(({ labels }) => `${labels.fragment}@${labels.version}`);
  const signingKeys = await readKeys(metrics);
  const keyWarnings = (await metrics.keyWarnings.get()).values
    .filter(({ value }) => value === 1)
    .map(({ labels }) => String(labels.warning));
  const facts = {
    snapshotExpired: isExpired === 1,
    registrySilentSeconds: silent ?? 0,
    notAsked,
    signingKeys,
    keyWarnings,
  };
  const isWell =
    served &&
    !facts.snapshotExpired &&
    facts.registrySilentSeconds < longSilenceSeconds &&
    notAsked.length === 0 &&
    keyWarnings.every((warning) => warning.startsWith("soon-"));
  const source = (await metrics.source.get()).values.find(({ value }) => value === 1)?.labels.source?.toString();
  return { degraded: !isWell, revision: served || undefined, source, ...facts };
}

async function readKeys({ keyEnds }: Metrics): Promise<Status["signingKeys"]> {
  return (await keyEnds.get()).values.map(({ labels, value }) => ({
    id: String(labels.key),
    endsAt: Number.isFinite(value) ? new Date(value * 1000).toISOString() : null,
  }));
}

async function valueOf(gauge: Metrics["revision"]): Promise<number | undefined> {
  return (await gauge.get()).values[0]?.value;
}
