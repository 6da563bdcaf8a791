import { setTimeout as pause } from "node:timers/promises";

/** One response to a visitor. Times are those of `performance.now()`. */
export interface SeenPage {
  askedAt: number;
  answeredAt: number;
  /** Version of the watched fragment; null if the page was not complete. */
  version: string | null;
}

export interface PagePoll {
  /** All pages seen so far, in order of arrival. */
  seen: readonly SeenPage[];
  /** Resolves with the first page that shows this version and was requested after this call. Rejects after a minute. */
  untilShown(version: string): Promise<SeenPage>;
  stop(): Promise<void>;
}

const limitMs = 60_000;

interface Polling {
  visitors: number;
  /** Pause between a response and the next request; none by default. */
  pauseMs?: number;
}

/** Requests one page repeatedly for this many visitors, and records which release of the fragment each response shows. */
export function pollPages(url: string, fragment: string, { visitors, pauseMs = 0 }: Polling): PagePoll {
  const seen: SeenPage[] = [];
  const waiting = new Set<(page: SeenPage) => void>();
  const pattern = new RegExp(`/_fragments/${fragment}/([^/"]+)/`);
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      const askedAt = performance.now();
      const version = await readVersion(url, pattern);
      const page = { askedAt, answeredAt: performance.now(), version };
      seen.push(page);
      for (const tell of waiting) tell(page);
      if (pauseMs > 0) await pause(pauseMs);
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    seen,
    untilShown(version) {
      const from = performance.now();
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(tell);
          reject(new Error(`no page showed ${fragment} ${version} within ${limitMs / 1000} s`));
        }, limitMs);
        function tell(page: SeenPage) {
          if (page.version !== version || page.askedAt < from) return;
          clearTimeout(timer);
          waiting.delete(tell);
          resolve(page);
        }
        waiting.add(tell);
      });
    },
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

async function readVersion(url: string, pattern: RegExp): Promise<string | null> {
  try {
    const answer = await fetch(url);
    const text = await answer.text();
    return answer.status === 200 ? (pattern.exec(text)?.[1] ?? null) : null;
  } catch {
    // A dropped connection is a page that did not arrive, and is counted as such.
    return null;
  }
}
