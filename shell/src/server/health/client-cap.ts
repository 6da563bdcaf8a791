export interface ClientCap {
  /** Counts this time in; false when the client has had its share of the minute, or too many others have. */
  takes(client: string): boolean;
  /** Everybody has a whole share again. */
  renew(): void;
}

const minuteMs = 60_000;
const maxClients = 10_000;

/** So that nobody counts more than so often in a minute, however much they ask. */
export function createClientCap(perMinute: number, now: () => number = Date.now): ClientCap {
  const taken = new Map<string, number>();
  let minute = 0;

  function renew(): void {
    taken.clear();
    minute = Math.floor(now() / minuteMs);
  }

  return {
    takes(client) {
      if (Math.floor(now() / minuteMs) !== minute) renew();
      const before = taken.get(client) ?? 0;
      if (before >= perMinute || (before === 0 && taken.size >= maxClients)) return false;
      taken.set(client, before + 1);
      return true;
    },
    renew,
  };
}
