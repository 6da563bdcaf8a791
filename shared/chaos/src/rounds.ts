import { appendFileSync } from "node:fs";

export interface Rounds {
  /** How often in the standard run. */
  short: number;
  /** How often in `npm run test:long`. */
  long: number;
  /** The repeated test, with its row: "F-18 kills". */
  of: string;
}

interface Environment {
  [name: string]: string | undefined;
  LONG?: string;
  ROUNDS_FILE?: string;
}

/** How often to repeat a long test. Notes in the file that ROUNDS_FILE names by how much it was shortened, for the run's report. */
export function rounds({ short, long, of }: Rounds, env: Environment = process.env): number {
  const { LONG: isLong, ROUNDS_FILE: file } = env;
  const count = isLong === "1" ? long : short;
  if (file) appendFileSync(file, `${JSON.stringify({ of, count, long })}\n`);
  return count;
}
