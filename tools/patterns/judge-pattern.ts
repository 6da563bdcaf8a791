import { check } from "recheck";
import type { Pattern } from "./find-patterns.ts";

const judgeMs = 20_000;

/** Null for a pattern whose time grows with the text; else what it does, or that it could not be judged. */
export async function judgePattern({ source, flags }: Pattern): Promise<string | null> {
  // The judge does not know sets; what they add to a class takes no other time.
  const verdict = await check(source, flags.replace("v", "u"), { timeout: judgeMs });
  switch (verdict.status) {
    case "safe":
      return null;
    case "vulnerable":
      return verdict.complexity.summary;
    case "unknown":
      return `cannot be judged (${verdict.error.kind})`;
  }
}
