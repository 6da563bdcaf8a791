import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient, EndpointName } from "@zhian/contracts/endpoints";
import type { User } from "@zhian/contracts/state";
import { nextChance } from "./next-chance.ts";
import { within } from "./within.ts";

interface Asking {
  bus: Bus;
  api: ApiClient;
  token: string;
  /** Aborted once the token is no longer the visitor's. */
  signal: AbortSignal;
}

interface Recommendation {
  isRegister: boolean;
  code: string;
}

/** Nobody looks at an empty menu for longer before it says why. */
const limitMs = 5_000;
const longestWaitMs = 60_000;

/**
 * What the site asks on each load of its layout: four calls at once, of which none waits for another. The visitor is known as soon
 * as the overview answers; until it does, the menu says that it is not available, and it is asked again. Never rejects.
 */
export async function learnWho(asking: Asking): Promise<void> {
  for (const name of ["console.checkToken", "console.certification"] as const) {
    // The answers are ignored; a refusal signs out by its status alone.
    ask(asking, name).catch(() => undefined);
  }
  const { bus, token, signal } = asking;
  for (let tries = 1; !signal.aborted; tries += 1) {
    if (await meet(asking)) return;
    if (signal.aborted) return;
    bus.set("auth", { status: "signed-in", token, isRecommend: false, isUnavailable: true });
    await nextChance({ tries, longestMs: longestWaitMs, signal });
  }
}

/** Whether it is known now who it is. Whether they recommend may be learnt a moment later. */
async function meet(asking: Asking): Promise<boolean> {
  let user: User | undefined;
  let recommendation: Recommendation | undefined;

  function tell() {
    if (asking.signal.aborted || !user) return;
    asking.bus.set("auth", {
      status: "signed-in",
      token: asking.token,
      user,
      isRecommend: user.isRecommend === 1 || recommendation?.isRegister === true,
      ...(recommendation?.code && { recommendId: recommendation.code }),
    });
  }

  // Without an answer the visitor is no recommender as far as is known.
  ask(asking, "console.recommend").then(
    (answer) => {
      recommendation = answer;
      tell();
    },
    () => undefined,
  );
  try {
    user = await ask(asking, "console.overview");
    tell();
    return true;
  } catch {
    return false;
  }
}

async function ask<Name extends EndpointName>({ api, signal }: Asking, name: Name) {
  const patience = new AbortController();
  const query = name === "console.recommend" ? { query: { t: String(Date.now()) } } : {};
  try {
    const asked = api.call(name, { ...query, signal: AbortSignal.any([signal, patience.signal]) });
    return await within(name, limitMs, asked);
  } finally {
    patience.abort();
  }
}
