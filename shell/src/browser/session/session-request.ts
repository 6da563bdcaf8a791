import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient } from "@zhian/contracts/endpoints";

/** Loads the data of a token's owner, for one token at a time. The code for it is loaded on first use. */
export function createSessionRequest(bus: Bus, api: ApiClient) {
  let stopping = new AbortController();

  async function begin(token: string): Promise<void> {
    stopping.abort();
    stopping = new AbortController();
    const { signal } = stopping;
    try {
      const { loadSession } = await import(/* webpackChunkName: "session" */ "./load-session.ts");
      await loadSession({ bus, api, token, signal });
    } catch {
      // A file failed to load: the next check fetches it again.
      if (signal.aborted) return;
      bus.set("auth", { status: "signed-in", token, isRecommend: false, isUnavailable: true });
      stopping.abort();
    }
  }

  return { begin, stop: () => stopping.abort(), isStopped: () => stopping.signal.aborted };
}
