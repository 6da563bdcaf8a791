import type { ReleaseCount } from "@zhian/contracts/health";

interface ReleaseSeen {
  fragment: string;
  version: string;
  revision: number;
}

export interface ReleaseCounts {
  page(release: ReleaseSeen): void;
  failure(release: ReleaseSeen, kind: string, client: string): void;
  /** The counts since the last call. */
  take(): ReleaseCount[];
  /** Drops the affected clients of releases that are not served any more. */
  keepOnly(releases: readonly { name: string; version: string }[]): void;
}

/** The most that one report may contain. */
const maxCounts = 200;
const maxClients = 1_000;

export function createReleaseCounts(): ReleaseCounts {
  const counts = new Map<string, ReleaseCount>();
  /** The clients that each release has failed for so far. */
  const clients = new Map<string, Set<string>>();

  function countOf({ fragment, version, revision }: ReleaseSeen): ReleaseCount | undefined {
    const key = `${fragment}@${version}:${revision}`;
    const known = counts.get(key);
    if (known) return known;
    if (counts.size >= maxCounts) return undefined;
    const fresh: ReleaseCount = { fragment, version, revision, pages: 0, failed: {}, clients: 0 };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    page(release) {
      const count = countOf(release);
      if (count) count.pages += 1;
    },
    failure(release, kind, client) {
      const count = countOf(release);
      if (!count) return;
      count.failed[kind] = (count.failed[kind] ?? 0) + 1;
      const key = `${release.fragment}@${release.version}`;
      const known = clients.get(key) ?? new Set();
      clients.set(key, known);
      if (known.has(client) || known.size >= maxClients) return;
      known.add(client);
      count.clients += 1;
    },
    take() {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
    keepOnly(releases) {
      const kept = new Set(releases.map(({ name, version }) => `${name}@${version}`));
      for (const key of clients.keys()) if (!kept.has(key)) clients.delete(key);
    },
  };
}
