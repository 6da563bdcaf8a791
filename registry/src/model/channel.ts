import type { HistoryEntry, Served } from "./history.ts";
import type { Steps } from "./steps.ts";

/** What an environment serves of one fragment, and how that came about. Derived from the history, never stored. */
export interface Channel {
  stable?: string;
  canary?: NonNullable<Served["canary"]>;
  /** Steps by which the canary grows. */
  steps?: Steps;
  /** Previously stable releases, oldest first: targets for rollbacks. */
  earlier: readonly string[];
  /** Rolled back here. Served again only on explicit request. */
  withdrawn: ReadonlySet<string>;
  /** Those of them that open tabs must drop, too. */
  recalled: ReadonlySet<string>;
}

/** `entries` are all of one fragment, oldest first. */
export function toChannel(entries: readonly HistoryEntry[]): Channel {
  const passed: { revision: number; channel: Channel }[] = [];
  let channel: Channel = { earlier: [], withdrawn: new Set(), recalled: new Set() };
  for (const entry of entries) {
    const then = passed.findLast(({ revision }) => revision <= (entry.to ?? 0))?.channel;
    channel = entry.action === "restore" ? restore(channel, entry, then) : follow(channel, entry);
    passed.push({ revision: entry.revision, channel });
  }
  return channel;
}

function follow(channel: Channel, entry: HistoryEntry): Channel {
  if (!entry.served) return channel;
  const { stable, canary } = entry.served;
  const withdrawn = new Set(channel.withdrawn);
  const recalled = new Set(channel.recalled);
  const isBack = entry.action === "rollback" || entry.action === "recall";
  const concerned = (isBack ? entry.from : undefined) ?? entry.version ?? stable;
  if (isBack) withdrawn.add(concerned);
  else withdrawn.delete(concerned);
  if (entry.action === "recall") recalled.add(concerned);
  else if (!isBack) recalled.delete(concerned);
  const { steps } = entry;
  return {
    stable,
    ...(canary && { canary }),
    ...(steps && { steps }),
    earlier: earlierAfter(channel, entry, stable),
    withdrawn,
    recalled,
  };
}

/** Rollbacks continue from that revision; later rolled-back releases stay withdrawn, except those served again. */
function restore({ withdrawn, recalled }: Channel, { served }: HistoryEntry, then: Channel | undefined): Channel {
  const left = new Set(withdrawn);
  const leftRecalled = new Set(recalled);
  for (const version of [served?.stable, served?.canary?.version]) {
    if (version === undefined) continue;
    left.delete(version);
    leftRecalled.delete(version);
  }
  const { stable, canary } = served ?? {};
  return {
    ...(stable !== undefined && { stable }),
    ...(canary && { canary }),
    earlier: then?.earlier ?? [],
    withdrawn: left,
    recalled: leftRecalled,
  };
}

function earlierAfter(channel: Channel, { action }: HistoryEntry, stable: string): readonly string[] {
  if (channel.stable === undefined || channel.stable === stable) return channel.earlier;
  if (action === "promote") return [...channel.earlier, channel.stable];
  return channel.earlier.slice(0, channel.earlier.lastIndexOf(stable));
}

/** A second rollback must go further back, never forward to the release just rolled back. */
export function earlierRelease({ stable, earlier, withdrawn }: Channel): string | undefined {
  return earlier.findLast((version) => version !== stable && !withdrawn.has(version));
}
