/** Rules for names under an ending: a part of its entry in the price list. */
export interface EndingRule {
  ending: string;
  ascii: string;
  minLength: number;
  scripts: readonly string[];
}

/** Tried for a word without an ending, in this order, if they are sold and allow its letters. */
export const usualEndings: readonly EndingRule[] = [
  latin("com"),
  latin("id"),
  latin("co.id"),
  latin("cn"),
  latin("net"),
  latin("org"),
  latin("io"),
  { ending: "中国", ascii: "xn--fiqs8s", minLength: 1, scripts: ["Han"] },
];

function latin(ending: string): EndingRule {
  return { ending, ascii: ending, minLength: 1, scripts: ["Latin", "Han"] };
}

type FoundEnding =
  | { kind: "found"; rule: EndingRule; before: number }
  /** Nothing precedes the ending. */
  | { kind: "ending-only" }
  | { kind: "unknown" };

/** Finds the longest ending in the list with which these parts end, and the number of parts before it. */
export function findEnding(asciiParts: readonly string[], endings: readonly EndingRule[]): FoundEnding {
  for (let before = 0; before < asciiParts.length; before += 1) {
    const tail = asciiParts.slice(before).join(".");
    const rule = endings.find(({ ascii }) => ascii === tail);
    if (rule !== undefined) return before === 0 ? { kind: "ending-only" } : { kind: "found", rule, before };
  }
  return { kind: "unknown" };
}
