import { appendFileSync } from "node:fs";

export interface Rounds {
  /** Number of rounds in the standard run. */
  short: number;
  /** Number of rounds in `npm run test:long`. */
  long: number;
  /** The repeated test, with its row: "F-18 kills". */
  of: string;
}

interface Environment {
  [name: string]: string | undefined;
  LONG?: string;
  ROUNDS_FILE?: string;
}

/** How often to repeat a long test. For the run's report, appends to ROUNDS_FILE how much it was shortened. */
export function rounds({ short, long, of }: Rounds, env: Environment = process.env): number {
  const { LONG: isLong, ROUNDS_FILE: file } = env;
  const count = isLong === "1" ? long : short;
  if (file) appendFileSync(file, `${JSON.stringify({ of, count, long })}\n`);
  return count;
}
