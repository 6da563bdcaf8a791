import { ApiFault } from "../http/api-fault.ts";

const usualLimit = 20;
const maxLimit = 50;

/** How many hits are wanted, 1 to 50. Throws an ApiFault for anything else. */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return usualLimit;
  const limit = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > maxLimit) throw new ApiFault(400);
  return limit;
}
