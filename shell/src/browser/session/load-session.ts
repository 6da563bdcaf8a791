import type { Bus } from "@zhian/contracts/bus";
import type { ApiClient, EndpointData } from "@zhian/contracts/endpoints";
import type { User } from "@zhian/contracts/state";
import { isApiError } from "@zhian/http/api-error";
import { backoff } from "../timing/backoff.ts";
import { within } from "../timing/with-timeout.ts";

interface SessionRequest {
  bus: Bus;
  api: ApiClient;
  token: string;
  /** Aborted once the token is no longer the visitor's. */
  signal: AbortSignal;
}

/** How long a menu may stay empty before it shows the reason. */
const limitMs = 5_000;
const longestWaitMs = 60_000;

/**
 * Sends the requests of each layout load: four parallel calls, none waiting for another. The visitor is known as soon as the
 * overview responds; until it does, the menu shows that it is not available, and the call is repeated, unless it was refused
 * with 400. Never rejects.
 */
export async function loadSession(request: SessionRequest): Promise<void> {
  for (const name of ["console.checkToken", "console.certification"] as const) {
    // The responses are ignored; a refusal signs out by its status alone.
    ask(request, (signal) => request.api.call(name, { signal })).catch(() => undefined);
  }
  const { bus, token, signal } = request;
  for (let tries = 1; !signal.aborted; tries += 1) {
    const outcome = await loadUser(request);
    if (outcome === "known" || signal.aborted) return;
    bus.set("auth", { status: "signed-in", token, isRecommend: false, isUnavailable: true });
    if (outcome === "refused") return;
    await backoff({ tries, longestMs: longestWaitMs, signal });
  }
}

/**
 * The outcome of the overview call; a call that was refused with 400 would be refused again. Whether the visitor is a recommender
 * may be known a moment later.
 */
async function loadUser(request: SessionRequest): Promise<"known" | "unknown" | "refused"> {
  let user: User | undefined;
  let recommendation: EndpointData<"console.recommend"> | undefined;

  function tell() {
    if (request.signal.aborted || !user) return;
    request.bus.set("auth", {
      status: "signed-in",
      token: request.token,
      user,
      isRecommend: user.isRecommend === 1 || recommendation?.isRegister === true,
      ...(recommendation?.code && { recommendId: recommendation.code }),
    });
  }

  // Without a response, the visitor does not count as a recommender.
  const query = { t: String(Date.now()) };
  ask(request, (signal) => request.api.call("console.recommend", { query, signal })).then(
    (answer) => {
      recommendation = answer;
      tell();
    },
    () => undefined,
  );
  try {
    user = await ask(request, (signal) => request.api.call("console.overview", { signal }));
    tell();
    return "known";
  } catch (error) {
    return isApiError(error) && error.detail.status === 400 ? "refused" : "unknown";
  }
}

/** Rejects if there is no response in time, or the request is aborted. */
async function ask<Answer>(
  { signal }: SessionRequest,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const patience = new AbortController();
  try {
    return await within("the response", limitMs, call(AbortSignal.any([signal, patience.signal])));
  } finally {
    patience.abort();
  }
}
