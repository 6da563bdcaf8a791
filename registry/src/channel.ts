import type { HistoryEntry } from "./history.ts";

/** How an environment came to what it serves of one fragment. Made from the history, never stored. */
export interface Channel {
  stable?: string;
  canary?: { version: string; percent: number };
  /** What was stable before, oldest first: where rollbacks go. */
  earlier: readonly string[];
  /** Taken back here. Served again only when somebody says so in so many words. */
  withdrawn: ReadonlySet<string>;
}

export function toChannel(entries: readonly HistoryEntry[]): Channel {
  return entries.reduce<Channel>(follow, { earlier: [], withdrawn: new Set() });
}

function follow(channel: Channel, entry: HistoryEntry): Channel {
  const { stable, canary } = entry.served;
  const withdrawn = new Set(channel.withdrawn);
  if (entry.action === "rollback") withdrawn.add(entry.from ?? entry.version);
  else withdrawn.delete(entry.version);
  return { stable, ...(canary && { canary }), earlier: earlierAfter(channel, entry), withdrawn };
}

function earlierAfter(channel: Channel, { action, served: { stable } }: HistoryEntry): readonly string[] {
  if (channel.stable === undefined || channel.stable === stable) return channel.earlier;
  if (action === "promote") return [...channel.earlier, channel.stable];
  return channel.earlier.slice(0, channel.earlier.lastIndexOf(stable));
}

/** A second rollback must go further back, never forward to what was just taken back. */
export function earlierRelease({ stable, earlier, withdrawn }: Channel): string | undefined {
  return earlier.findLast((version) => version !== stable && !withdrawn.has(version));
}
