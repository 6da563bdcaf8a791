import { createFairQueue } from "./fair-queue.ts";
import type { Wire } from "./fetch-answer.ts";
import { type Reading, readAnswer } from "./read-answer.ts";

export interface Clock {
  /** Monotonic milliseconds. */
  monotonic(): number;
  /** Wall-clock milliseconds, for dates in headers. */
  wall(): number;
}

/** An event for the operator. */
export interface ServerEvent {
  server: string;
  what: "rests" | "works-again" | "refused-redirect" | "unclear";
  reason: string;
}

interface ServerOptions {
  /** Scheme, host and port: several endings may share it, under different paths. */
  origin: string;
  wire: Wire;
  /** Maximum number of concurrent requests. */
  places: number;
  clock: Clock;
  report(event: ServerEvent): void;
}

/** `none`: no result, now or in the next few moments. */
export type ServerAnswer = { kind: "registered" | "available" | "unclear" | "none" } | { kind: "moved"; to: string };

interface RdapQuestion {
  asciiName: string;
  /** The name's URL at this server. */
  url: URL;
}

export interface RdapServer {
  /** Never rejects. `whose` identifies one search, for taking turns. */
  ask(question: RdapQuestion, whose: object, signal: AbortSignal): Promise<ServerAnswer>;
}

const maxWaiting = 2_000;
/** After this many consecutive failures, a server is paused: names waiting for it get their result at once. */
const failuresToRest = 3;
const restMs = 10_000;

/** One server of a registry, with its queue and its pauses. */
export function createRdapServer({ origin, wire, places, clock, report }: ServerOptions): RdapServer {
  const turns = createFairQueue(places, maxWaiting);
  let failures = 0;
  let restsUntil = 0;
  /** Aborts the requests in flight when failures pause the server. */
  let patience = new AbortController();

  function rest(ms: number, reason: string): void {
    restsUntil = Math.max(restsUntil, clock.monotonic() + ms);
    report({ server: origin, what: "rests", reason });
  }

  function fail(reason: string): ServerAnswer {
    failures += 1;
    if (failures >= failuresToRest && clock.monotonic() >= restsUntil) {
      rest(restMs, reason);
      // Other requests in flight would wait as long as those that failed.
      patience.abort();
      patience = new AbortController();
    }
    return { kind: "none" };
  }

  function judge(reading: Reading): ServerAnswer {
    if (reading.kind === "later" && reading.waitMs === 0) return fail(reading.reason);
    if (failures >= failuresToRest) report({ server: origin, what: "works-again", reason: "it responded" });
    failures = 0;
    if (reading.kind === "later") {
      rest(reading.waitMs, reading.reason);
      return { kind: "none" };
    }
    if (reading.kind === "unclear") report({ server: origin, what: "unclear", reason: reading.reason });
    return reading.kind === "moved" ? reading : { kind: reading.kind };
  }

  async function put({ asciiName, url }: RdapQuestion, signal: AbortSignal): Promise<ServerAnswer> {
    // The server may have been paused while this request was waiting.
    if (clock.monotonic() < restsUntil) return { kind: "none" };
    const ended = AbortSignal.any([signal, patience.signal]);
    try {
      const answer = await wire.get(url, ended);
      return judge(readAnswer(answer, asciiName, clock.wall()));
    } catch (error) {
      // An abort by the caller proves nothing about the server, and one caused by failures is already counted.
      return ended.aborted ? { kind: "none" } : fail(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    async ask(question, whose, signal) {
      if (clock.monotonic() < restsUntil) return { kind: "none" };
      return (await turns.run(whose, signal, () => put(question, signal))) ?? { kind: "none" };
    },
  };
}
