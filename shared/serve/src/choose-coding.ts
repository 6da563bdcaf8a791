/** What we compress with, the better one first. */
export const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** Of what is acceptable and was not asked for: RFC 9110 12.5.3 takes an answer without a coding for that unless it is excluded. */
const unasked = 0.000_5;

/**
 * The coding that Accept-Encoding likes best, ours to choose among equals. Undefined: not even an answer without one is acceptable, which only
 * `identity;q=0` and `*;q=0` can say.
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
  // `*` alone excludes it; with a weight it says nothing for it that it does not say for what is smaller.
  const plain = weights.get("identity") ?? (others === 0 ? 0 : unasked);
  return plain > bestWeight ? "identity" : best;
}

/** The same for a body that is packed only for who takes nothing else, unless that is worth it. */
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

/** RFC 9110 12.4.2. What is no weight is a mistake of a client that wants the coding. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(given) ? Number(given) : 1;
}
