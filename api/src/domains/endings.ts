/** Eligibility for names under an ending, or an obligation: keys of `restrictionTexts`. */
export type Restriction = "real-name" | "identity" | "company" | "https";

export interface SoldEnding {
  ending: string;
  ascii: string;
  kind: "generic" | "country";
  /** In whole cents, as in all computations: first year at list price, first year now, each later year, a transfer. */
  originCents: number;
  priceCents: number;
  renewCents: number;
  transferCents: number;
  privacySupported: boolean;
  /** Minimum length of the part before the ending, in characters. */
  minLength: number;
  /** Up to this length the registry charges a premium price. */
  premiumLength: number;
  scripts: readonly string[];
  restriction?: Restriction;
}

type Row = [
  ending: string,
  cents: [origin: number, price: number, renew: number, transfer: number],
  kind: SoldEnding["kind"],
  rules?: Partial<
    Pick<SoldEnding, "ascii" | "minLength" | "premiumLength" | "privacySupported" | "scripts" | "restriction">
  >,
];

/** Scripts that the largest registries accept. */
const manyScripts = [
  "Latin",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Hebrew",
  "Thai",
  "Devanagari",
];
const chinese = { scripts: ["Latin", "Han"], privacySupported: false, restriction: "real-name" } as const;
const han = { ...chinese, scripts: ["Han"], premiumLength: 1 } as const;
const indonesian = { privacySupported: false, minLength: 2, restriction: "identity" } as const;

/**
 * Demo prices, made up until the owner provides a price list; every view says so. In display order.
 */
const rows: readonly Row[] = [
  ["com", [1390, 1190, 1490, 1290], "generic", { scripts: manyScripts }],
  ["id", [1900, 1900, 1900, 1700], "country", { ...indonesian, premiumLength: 4 }],
  ["co.id", [1100, 1100, 1100, 900], "country", { ...indonesian, restriction: "company" }],
  ["cn", [590, 490, 690, 590], "country", chinese],
  ["net", [1490, 1490, 1590, 1390], "generic", { scripts: manyScripts }],
  ["org", [1290, 990, 1390, 1190], "generic", { scripts: ["Latin", "Han", "Hangul", "Cyrillic", "Devanagari"] }],
  ["io", [4900, 4900, 5500, 5500], "country", { minLength: 2 }],
  ["中国", [990, 990, 1290, 1090], "country", { ...han, ascii: "xn--fiqs8s" }],
  ["web.id", [350, 350, 350, 300], "country", indonesian],
  ["my.id", [120, 90, 120, 100], "country", indonesian],
  ["biz.id", [190, 190, 190, 150], "country", indonesian],
  ["com.cn", [590, 490, 690, 590], "country", chinese],
  ["net.cn", [590, 490, 690, 590], "country", chinese],
  ["org.cn", [590, 590, 690, 590], "country", chinese],
  ["公司", [1390, 1390, 1590, 1390], "generic", { ...han, ascii: "xn--55qx5d" }],
  ["网络", [1390, 1390, 1590, 1390], "generic", { ...han, ascii: "xn--io0a7i" }],
  ["dev", [1390, 1290, 1490, 1390], "generic", { restriction: "https", minLength: 3 }],
  ["app", [1590, 1490, 1690, 1590], "generic", { restriction: "https", minLength: 3 }],
  ["xyz", [1290, 190, 1390, 1290], "generic", { scripts: ["Latin", "Han"] }],
  ["shop", [2990, 290, 3290, 2990], "generic", { scripts: ["Latin", "Han"], minLength: 3 }],
  ["store", [3990, 390, 4490, 3990], "generic", { minLength: 3 }],
  ["online", [2990, 290, 3490, 2990], "generic", { minLength: 3 }],
  ["site", [2990, 290, 3290, 2990], "generic", { minLength: 3 }],
  ["tech", [4490, 690, 4990, 4490], "generic", { minLength: 3 }],
  ["cloud", [1990, 990, 2290, 1990], "generic", { minLength: 3 }],
  ["info", [1990, 490, 2190, 1990], "generic"],
  ["asia", [1490, 1190, 1590, 1390], "generic", { scripts: ["Latin", "Han"] }],
  ["top", [490, 190, 590, 490], "generic", { scripts: ["Latin", "Han"] }],
];

export const soldEndings: readonly SoldEnding[] = rows.map(
  ([ending, [origin, price, renew, transfer], kind, rules]) => ({
    ending,
    ascii: ending,
    kind,
    originCents: origin,
    priceCents: price,
    renewCents: renew,
    transferCents: transfer,
    privacySupported: true,
    minLength: 1,
    premiumLength: 2,
    scripts: ["Latin"],
    ...rules,
  }),
);

const byEnding: ReadonlyMap<string, SoldEnding> = new Map(soldEndings.map((sold) => [sold.ending, sold]));

/** `undefined` if the ending is not sold. */
export function soldEnding(ending: string): SoldEnding | undefined {
  return byEnding.get(ending);
}

/** Possible registration periods, in years. */
export const yearsToTake: readonly number[] = Array.from({ length: 10 }, (_, index) => index + 1);
