import type * as z from "zod/mini";

/** Converts `found` to a value that the schema accepts; undefined if there is none. */
export function coerce(found: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === "invalid_union") {
    const own = issue.errors.flat().filter(({ path }) => path.length === 0);
    return own.map((each) => coerce(found, each)).find((value) => value !== undefined);
  }
  if (issue.code === "invalid_value") return issue.values.find((each) => hasSameText(each, found));
  if (issue.code !== "invalid_type") return undefined;
  const { expected } = issue;
  if (expected === "string" && typeof found === "number") return String(found);
  if (expected === "number" || expected === "int") return toNumber(found);
  if (expected === "boolean")
    return [true, false].find((each) => hasSameText(each, found) || hasSameText(Number(each), found));
  return undefined;
}

function hasSameText(expected: unknown, found: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof found) && String(expected) === String(found);
}

/** Commas are accepted only before groups of three digits: "1,5" is one and a half to some readers and fifteen to none. */
const grouped = /^\s*-?\d{1,3}(?:,\d{3})+(?:\.\d+)?\s*$/;

function toNumber(found: unknown): number | undefined {
  if (typeof found !== "string" || found.trim() === "") return undefined;
  const value = Number(grouped.test(found) ? found.replaceAll(",", "") : found);
  return Number.isFinite(value) ? value : undefined;
}
