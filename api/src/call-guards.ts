import { type EndpointName, endpoints } from "@zhian/contracts/endpoints";
import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { Guards } from "./http/answers.ts";
import { ApiFault } from "./http/api-fault.ts";
import { refuseOtherSites, refusePrefetch } from "./http/fetch-metadata.ts";
import { createRateLimit, type RateLimit } from "./http/rate-limit.ts";
import { endpointNames } from "./http/register-endpoints.ts";

/** How many seconds' worth of searches one peer may do at once. */
const burstSeconds = 6;
/** Of all puzzles, how many may be answered by keys and taps, of which less can be judged. */
const simpleShare = 6;
/** A reader who means it says this much about pages at once, and then one more in this many seconds. */
const feedBack = { burst: 10, secondsEach: 6 };

const now = () => performance.now();

/** What is looked at before a call is answered: where it comes from, and how many came before. */
export function createGuards({ searchesPerSecond, callsPerMinute }: Config): Guards {
  const searches = createRateLimit({
    perSecond: searchesPerSecond,
    burst: Math.max(1, searchesPerSecond * burstSeconds),
    now,
  });
  const calls = createRateLimit({ perSecond: callsPerMinute / 60, burst: callsPerMinute, now });
  const simpleAnswers = createRateLimit({
    perSecond: callsPerMinute / 60 / simpleShare,
    burst: Math.max(1, Math.floor(callsPerMinute / simpleShare)),
    now,
  });

  const words = createRateLimit({ perSecond: 1 / feedBack.secondsEach, burst: feedBack.burst, now });

  function limitCalls(request: FastifyRequest): void {
    refuseOtherSites(request);
    takeFrom(calls, request);
  }

  return {
    search: (request) => takeFrom(searches, request),
    "feedBack.submit": (request) => {
      refuseOtherSites(request);
      takeFrom(words, request);
    },
    "console.logout": refuseOtherSites,
    "console.endSession": refuseOtherSites,
    "captcha.puzzle": limitCalls,
    "captcha.answer": (request) => {
      limitCalls(request);
      if (isSimple(request.body)) takeFrom(simpleAnswers, request);
    },
    "captcha.work": limitCalls,
    "captcha.workAnswer": limitCalls,
    "quote.sendCode": limitCalls,
    "quote.submit": limitCalls,
    ...guardAll(accountChanges, limitCalls),
    ...guardAll(partnerChanges, limitCalls),
    "cooperation.sms": (request) => {
      refusePrefetch(request);
      limitCalls(request);
    },
  };
}

/** Calls of accounts that change something, or that somebody could guess by. */
const accountChanges = endpointNames().filter(
  (name) => /^(account|passkey)\.|^console\.certify$/.test(name) && endpoints[name].method === "POST",
);

/** Calls of partners that change something, or that send a message. */
const partnerChanges = endpointNames().filter(
  (name) => /^(popularize|cooperation|consult)\.|^console\.clickPoint$/.test(name) && endpoints[name].method === "POST",
);

function guardAll(names: readonly EndpointName[], guard: (request: FastifyRequest) => void): Guards {
  return Object.fromEntries([...names, "account.getCaptcha"].map((name) => [name, guard]));
}

function takeFrom(limit: RateLimit, request: FastifyRequest): void {
  const waitSeconds = limit.take(request.ip);
  if (waitSeconds > 0) throw new ApiFault(429, { headers: { "retry-after": String(waitSeconds) } });
}

function isSimple(body: unknown): boolean {
  return typeof body === "object" && body !== null && "by" in body && body.by !== "drag";
}
