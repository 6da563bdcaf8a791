import { parseArgs } from "node:util";
import * as z from "zod";
import { CommandError } from "../progress/print-failure.ts";

export interface SoakOptions {
  minutes: number;
  /** The same seed produces the same faults and the same walks. */
  seed: number;
  visitors: number;
}

const usage = "Usage: npm run soak [-- --minutes 30 --seed 1 --visitors 20]";

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const optionsSchema = z.object({
  minutes: count(1, 24 * 60).default(30),
  seed: count(0, 2 ** 32 - 1).default(1),
  visitors: count(1, 500).default(20),
});

/** Throws with the usage and every fault. */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const parsed = optionsSchema.safeParse(readValues(args));
  if (!parsed.success) throw new CommandError(`${z.prettifyError(parsed.error)}\n${usage}`);
  return parsed.data;
}

function readValues(args: readonly string[]) {
  const options = { minutes: { type: "string" }, seed: { type: "string" }, visitors: { type: "string" } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
