import { check } from "recheck";
import type { Pattern } from "./find-patterns.ts";

const judgeMs = 60_000;
/** A match that takes long by the clock counts as slow with the judge: on a busy machine every match may. Its limits of steps remain. */
const stepsAlone = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Null for a pattern whose time grows with the text; else its fault, or that it could not be judged. */
export async function judgePattern({ source, flags }: Pattern): Promise<string | null> {
  // The judge does not support set notation; it does not change the time of a class.
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
