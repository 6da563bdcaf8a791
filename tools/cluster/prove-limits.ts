import { setTimeout as pause } from "node:timers/promises";
import { passPuzzle, sendPost } from "../../bench/pass-puzzle.ts";
import { searchesPerSecond } from "./members.ts";
import type { Cluster } from "./start-cluster.ts";

export interface Limits {
  /** Simultaneous requests for a code to one phone, alternating between two replicas. */
  codes: { asked: number; sent: number };
  /** Simultaneous searches by one visitor, alternating between two replicas. */
  searches: Searches;
}

interface Searches {
  asked: number;
  answered: number;
  allowed: number;
}

const wishes = 6;
const searches = 30;
/** The same as in call-guards.ts. */
const burstSeconds = 6;
/**
 * A machine that pauses Valkey or a replica for longer than the limit waits makes that replica count alone for a second, as it should.
 * That tells nothing about sharing, so another visitor tries again; replicas that never share fail every round.
 */
const rounds = 5;
const restMs = 1_000;
const phone = "13800138000";

/** The limits of one process must hold for two: one code per phone and minute, and one total of calls per address. */
export async function proveLimits({ apis, sms }: Cluster): Promise<Limits> {
  const inTurns = (index: number) => apis[index % apis.length]?.url ?? "";
  const tokens: string[] = [];
  for (let wish = 0; wish < wishes; wish += 1) tokens.push(await passPuzzle(inTurns(wish)));
  await Promise.all(
    tokens.map((token, index) =>
      // Solved at one replica, used at the other.
      sendPost(`${inTurns(index + 1)}/api/v1/console/dengbao_quote/sendCode`, { phone }, { "x-captcha-token": token }),
    ),
  );
  return {
    codes: { asked: wishes, sent: sms.textsTo(phone).length },
    searches: await searchInTurns(inTurns),
  };
}

async function searchInTurns(urlOf: (index: number) => string): Promise<Searches> {
  for (let round = 1; ; round += 1) {
    const found = await searchAs(`198.51.100.${round}`, urlOf);
    if (found.answered <= found.allowed || round === rounds) return found;
    await pause(restMs);
  }
}

async function searchAs(visitor: string, urlOf: (index: number) => string): Promise<Searches> {
  const begunAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: searches }, async (_, index) => {
      const headers = { "x-forwarded-for": visitor };
      const answer = await fetch(`${urlOf(index)}/api/v1/cms/search?q=waf&locale=en`, { headers });
      await answer.text();
      return answer.status;
    }),
  );
  const refilled = Math.ceil(((performance.now() - begunAt) / 1_000) * searchesPerSecond);
  return {
    asked: searches,
    answered: statuses.filter((status) => status === 200).length,
    allowed: searchesPerSecond * burstSeconds + refilled,
  };
}
