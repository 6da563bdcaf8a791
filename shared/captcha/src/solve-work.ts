import type { ApiClient } from "@zhian/contracts/endpoints";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Verdict } from "./puzzle-data.ts";

/** Solves the proof of work that replaces a puzzle. The browser derives the keys natively, off the main thread. */
export async function solveWork(api: ApiClient, signal: AbortSignal): Promise<Verdict> {
  // Created by the server half of the same library.
  const challenge = (await api.call("captcha.work", { signal })) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge could not be solved in time");
  const payload = btoa(JSON.stringify({ challenge, solution }));
  return api.call("captcha.workAnswer", { body: { payload }, signal });
}
