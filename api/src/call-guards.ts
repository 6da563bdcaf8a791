import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { Guards } from "./http/answers.ts";
import { ApiFault } from "./http/api-fault.ts";
import { refuseOtherSites, refusePrefetch } from "./http/fetch-metadata.ts";
import { endpointNames } from "./http/register-endpoints.ts";
import type { Limits, RateLimit } from "./limits/rate-limit.ts";

/** Burst of searches per peer, in seconds at its rate. */
const burstSeconds = 6;
/** Divisor of the puzzle limit for answers by keys and taps, which reveal less about a person. */
const simpleShare = 6;
/** Rate limit for feedback, enough for a genuine reader: a burst, then one in this many seconds. */
const feedBack = { burst: 10, secondsEach: 6 };
/** Maximum rate of an editor's saves. */
const edits = { perSecond: 2, burst: 60 };

/** Checks before a call is answered: the site that caused it, and the rate of calls. */
export function createGuards({ searchesPerSecond, callsPerMinute }: Config, limits: Limits): Guards {
  const searches = limits.create("searches", {
    perSecond: searchesPerSecond,
    burst: Math.max(1, searchesPerSecond * burstSeconds),
  });
  const calls = limits.create("calls", { perSecond: callsPerMinute / 60, burst: callsPerMinute });
  const simpleAnswers = limits.create("simple answers", {
    perSecond: callsPerMinute / 60 / simpleShare,
    burst: Math.max(1, Math.floor(callsPerMinute / simpleShare)),
  });

  const words = limits.create("words", { perSecond: 1 / feedBack.secondsEach, burst: feedBack.burst });

  const changes = limits.create("edits", edits);

  async function limitCalls(request: FastifyRequest): Promise<void> {
    refuseOtherSites(request);
    await takeFrom(calls, request);
  }

  async function limitEdits(request: FastifyRequest): Promise<void> {
    refuseOtherSites(request);
    await takeFrom(changes, request);
  }

  return {
    search: (request) => takeFrom(searches, request),
    "feedBack.submit": async (request) => {
      refuseOtherSites(request);
      await takeFrom(words, request);
    },
    "console.logout": refuseOtherSites,
    "console.endSession": refuseOtherSites,
    "captcha.puzzle": limitCalls,
    "captcha.answer": async (request) => {
      await limitCalls(request);
      if (isSimple(request.body)) await takeFrom(simpleAnswers, request);
    },
    "captcha.work": limitCalls,
    "captcha.workAnswer": limitCalls,
    "quote.sendCode": limitCalls,
    "quote.submit": limitCalls,
    ...guardAll(accountChanges, limitCalls),
    ...guardAll(partnerChanges, limitCalls),
    ...Object.fromEntries(edited.map((name) => [name, limitEdits])),
    "cooperation.sms": async (request) => {
      refusePrefetch(request);
      await limitCalls(request);
    },
  };
}

/** Account calls that change something, or that could be used for guessing. */
const accountChanges = endpointNames().filter(
  (name) => /^(account|passkey)\.|^console\.certify$/.test(name) && endpoints[name].method === "POST",
);

/** Partner calls that change something, or that send a message. */
const partnerChanges = endpointNames().filter(
  (name) => /^(popularize|cooperation|consult)\.|^console\.clickPoint$/.test(name) && endpoints[name].method === "POST",
);

const edited = endpointNames().filter((name) => "needsEditor" in endpoints[name] && endpoints[name].method === "POST");

function guardAll(names: readonly EndpointName[], guard: (request: FastifyRequest) => Promise<void>): Guards {
  return Object.fromEntries([...names, "account.getCaptcha"].map((name) => [name, guard]));
}

async function takeFrom(limit: RateLimit, request: FastifyRequest): Promise<void> {
  const waitSeconds = await limit.take(request.clientAddress);
  if (waitSeconds > 0) throw new ApiFault(429, { headers: { "retry-after": String(waitSeconds) } });
}

function isSimple(body: unknown): boolean {
  return typeof body === "object" && body !== null && "by" in body && body.by !== "drag";
}
