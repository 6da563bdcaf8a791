/** The codings that we use, the better one first. */
export const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** Weight of `identity` if it is not listed: RFC 9110 12.5.3 makes it acceptable unless it is excluded. */
const unasked = 0.000_5;

/**
 * The coding that Accept-Encoding prefers; among equals, the first offered. Undefined if not even a response without one is acceptable,
 * which only `identity;q=0` and `*;q=0` can express.
 */
export function chooseCoding(header: string | undefined, offered: readonly Coding[]): Coding | "identity" | undefined {
  const weights = readWeights(header ?? "");
  const others = weights.get("*");
  let best: Coding | "identity" | undefined;
  let bestWeight = 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? others ?? 0;
    if (weight > bestWeight) [best, bestWeight] = [coding, weight];
  }
  // Only `*;q=0` excludes it; any other weight of `*` applies to the smaller, compressed forms as well.
  const plain = weights.get("identity") ?? (others === 0 ? 0 : unasked);
  return plain > bestWeight ? "identity" : best;
}

/** The same for a body, which, if not worth compressing, is compressed only for clients that accept nothing else. */
export function codingFor(header: string | undefined, { isWorthPacking }: { isWorthPacking: boolean }) {
  return chooseCoding(header, isWorthPacking ? codings : []) ?? chooseCoding(header, codings);
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(parameters));
  }
  return weights;
}

/** RFC 9110 12.4.2. An invalid weight counts as 1: a mistake of a client that wants the coding. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(given) ? Number(given) : 1;
}
