import { check } from "recheck";
import type { Pattern } from "./find-patterns.ts";

const judgeMs = 60_000;
/** Disables recheck's time limits, which would count any match on a busy machine as slow. Its step limits remain. */
const stepsAlone = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Null for a pattern that matches in linear time; otherwise its fault, or that it could not be checked. */
export async function judgePattern({ source, flags }: Pattern): Promise<string | null> {
  // recheck does not support set notation, which does not change the time of a class.
  const verdict = await check(source, flags.replace("v", "u"), { ...stepsAlone, timeout: judgeMs });
  switch (verdict.status) {
    case "safe":
      return null;
    case "vulnerable":
      return verdict.complexity.summary;
    case "unknown":
      return `cannot be judged (${verdict.error.kind})`;
  }
}
