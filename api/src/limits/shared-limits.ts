import { Redis } from "iovalkey";
import { createMemoryLimit } from "./memory-limit.ts";
import type { Limits, RateLimit } from "./rate-limit.ts";
import { takeScript } from "./take-script.ts";

export interface Report {
  /** Called once for each outage. */
  lost(error: unknown): void;
  back(): void;
}

interface Held {
  takeTokens(key: string, ...rate: number[]): Promise<number>;
}

/** How long a hanging Valkey may delay a call, and how long it is not used afterwards. */
const usualAnswerMs = 150;
const restMs = 1_000;
/** The wait is counted in turns of the event loop's timers: see `answerInTime`. */
const turns = 6;
/** For a new connection and its commands. It ends no bucket's wait, which is `answerInTime`'s to judge. */
const clientMs = 10_000;
const now = () => performance.now();

/**
 * Limits that replicas share in Valkey, by its clock. While it does not respond, each process counts for itself: a limit that refused
 * everyone, or no one, because of a lost cache would be worse than one that is a few times too generous.
 */
export function openSharedLimits(url: string, report: Report, { answerMs = usualAnswerMs } = {}): Limits {
  const client = new Redis(url, {
    commandTimeout: Math.max(clientMs, answerMs),
    connectTimeout: clientMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, restMs),
  });
  client.defineCommand("takeTokens", { numberOfKeys: 1, lua: takeScript });
  // Adds the command defined above, which the client's types do not include.
  const held = client as unknown as Held;
  let restUntil = 0;
  let isLost = false;

  function lose(error: unknown): void {
    restUntil = now() + restMs;
    if (!isLost) report.lost(error);
    isLost = true;
  }

  function recover(): void {
    restUntil = 0;
    if (isLost) report.back();
    isLost = false;
  }

  // Without a listener a lost connection would end the process; the client reconnects on its own.
  client.on("error", lose);
  client.on("ready", recover);

  return {
    create(name, { perSecond, burst }): RateLimit {
      const own = createMemoryLimit({ perSecond, burst, now });
      return {
        async take(peer, cost = 1) {
          if (now() < restUntil || client.status !== "ready") return own.take(peer, cost);
          try {
            const answer = held.takeTokens(`zhian:limit:${name}:${peer}`, perSecond, burst, cost);
            const waitS = await answerInTime(answer, answerMs);
            recover();
            return waitS;
          } catch (error) {
            lose(error);
            return own.take(peer, cost);
          }
        },
      };
    },
    close: async () => client.disconnect(),
  };
}

/**
 * Settles as `answer` does, or rejects if `ms` pass first. A late turn counts no more than the others: a process that was busy for a
 * second has not read what Valkey answered in that second, and must not conclude that Valkey hangs.
 */
async function answerInTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const expiry = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (left: number) => {
    if (left > 0) timer = setTimeout(wait, ms / turns, left - 1);
    else expiry.reject(new Error(`Valkey did not answer within ${ms} ms`));
  };
  wait(turns);
  try {
    return await Promise.race([answer, expiry.promise]);
  } finally {
    clearTimeout(timer);
  }
}
