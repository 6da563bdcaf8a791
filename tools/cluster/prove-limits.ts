import { passPuzzle, sendPost } from "../../bench/pass-puzzle.ts";
import { searchesPerSecond } from "./members.ts";
import type { Cluster } from "./start-cluster.ts";

export interface Limits {
  /** Simultaneous requests for a code to one phone, alternating between two replicas. */
  codes: { asked: number; sent: number };
  /** Simultaneous searches by one visitor, alternating between two replicas. */
  searches: { asked: number; answered: number; allowed: number };
}

const wishes = 6;
const searches = 30;
/** The same as in call-guards.ts. */
const burstSeconds = 6;
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
  const headers = { "x-forwarded-for": "198.51.100.77" };
  const begunAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: searches }, async (_, index) => {
      const answer = await fetch(`${inTurns(index)}/api/v1/cms/search?q=waf&locale=en`, { headers });
      await answer.text();
      return answer.status;
    }),
  );
  const refilled = Math.ceil(((performance.now() - begunAt) / 1_000) * searchesPerSecond);
  return {
    codes: { asked: wishes, sent: sms.textsTo(phone).length },
    searches: {
      asked: searches,
      answered: statuses.filter((status) => status === 200).length,
      allowed: searchesPerSecond * burstSeconds + refilled,
    },
  };
}
