export interface ClientCap {
  /** Counts this call; returns false if the client has used its share of the minute, or too many other clients were counted. */
  takes(client: string): boolean;
  /** Gives every client a full share again. */
  renew(): void;
}

const minuteMs = 60_000;
const maxClients = 10_000;

/** Limits how often one client is counted in a minute, however much it requests. */
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
