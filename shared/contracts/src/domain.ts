import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";
import { maxAddressLength } from "./address-limit.ts";
import { optionalText } from "./lenient.ts";
import { currencySchema, localeSchema } from "./locale-schema.ts";

/**
 * What is known of a name. Only UNREGISTERED can be bought: TIMEOUT may be asked again, UNKNOWN is treated as taken.
 */
export const domainStatuses = ["UNREGISTERED", "TIMEOUT", "REGISTERED", "PREMIUM", "UNKNOWN"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** Dollars with at most two decimals. Never added up as they are: see `cents` in @zhian/domains. */
const usd = z.number().check(z.minimum(0), z.maximum(10_000_000));
const years = z.number().check(z.int(), z.minimum(1), z.maximum(10));

/** A name and what is known about it. Its fields are the specification's; without a price it is still a name, whose price is requested. */
export const domainItemSchema = z.object({
  /** As people read it: lower case, in its own letters. */
  domainName: z.string().check(z.minLength(1), z.maxLength(253)),
  /** Whether the visitor has chosen it; the api never does. */
  atResList: z._default(z.boolean(), false),
  /** In years. */
  duration: z._default(years, 1),
  privacySupported: z._default(z.boolean(), false),
  // A status that is new to the reader is never taken for "free".
  status: orElse(z.enum(domainStatuses), "UNKNOWN"),
  /** First year without a reduction, each later year, and the first year now. */
  originPrice: z.optional(usd),
  renewPrice: z.optional(usd),
  price: z.optional(usd),
  description: optionalText,
  displayTag: optionalText,
  /** The years that it may be taken for. */
  durationSource: z._default(z.array(years), [1]),
  /** `register`, or `premium` where the registry sets a special price. */
  tradeType: z._default(z.string(), "register"),
  /** Whether `price` is less than `originPrice` for now. */
  specialSale: z._default(z.boolean(), false),
});
export type DomainItem = z.output<typeof domainItemSchema>;

/** Why the visitor's input is not a name that can be registered here. */
export const nameFaults = [
  "empty-part",
  "long-part",
  "long-name",
  "short-part",
  "hyphen",
  "characters",
  "address",
  "number",
  "subdomain",
  "ending-unknown",
  "ending-script",
  "mixed-scripts",
  "lookalike",
  "emoji",
  "punycode",
] as const;
export type NameFault = (typeof nameFaults)[number];

const refusedNameSchema = z.object({
  /** As it was typed, cut to 100 characters. */
  typed: z.string(),
  fault: z.enum(nameFaults),
  /** What may have been meant: a name that would be taken. */
  suggestion: z.optional(z.string()),
});
export type RefusedName = z.output<typeof refusedNameSchema>;

/** What was left out of a question, and why. */
const leftOut = {
  refused: z.array(refusedNameSchema),
  /** Names that were requested twice. */
  doubled: z.number(),
  /** Names beyond what one question may hold. */
  cut: z.number(),
  /** Whether the answers come from the directory of the demonstration: whatever shows them says so. */
  isDemo: z.boolean(),
  /** When it was asked, ISO 8601 in UTC: a page that is shown later says so. */
  askedAt: z.string(),
};

const wholeDomainSchema = z.object({
  /** `kopinusa`, and `co.id`; both empty when nothing was understood. */
  secondDomain: z.string(),
  topDomain: z.string(),
});

/** The answer to a search as a whole; `mutipleSearchResult` is the wire's spelling. */
const domainSearchSchema = z.object({
  wholeDomain: wholeDomainSchema,
  /** Rows of one word or one name. */
  resultList: z.array(domainItemSchema),
  /** Rows of several names. */
  mutipleSearchResult: z.array(domainItemSchema),
  ...leftOut,
});

/** The same, line by line (NDJSON): first `asked`, then a row for each name as its answer comes, at last `end`. */
export const domainSearchLineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("asked"), wholeDomain: wholeDomainSchema, names: z.array(z.string()), ...leftOut }),
  z.object({ kind: z.literal("row"), item: domainItemSchema }),
  z.object({ kind: z.literal("end") }),
]);
export type DomainSearchLine = z.output<typeof domainSearchLineSchema>;

/** An ending that is sold. */
const endingSchema = z.object({
  /** As people read it, and as it stands on the wire: `中国`, `xn--fiqs8s`. */
  ending: z.string(),
  ascii: z.string(),
  kind: z.enum(["generic", "country"]),
  price: z.optional(usd),
  originPrice: z.optional(usd),
  renewPrice: z.optional(usd),
  transferPrice: z.optional(usd),
  durationSource: z.array(years),
  privacySupported: z.boolean(),
  specialSale: z.boolean(),
  /** Of the part before the ending, in characters. */
  minLength: z.number(),
  /** Scripts that a name may be written in, by their names in Unicode. */
  scripts: z.array(z.string()),
  /** Who may have it, and what has to be shown; empty when anyone may. */
  restriction: z.string(),
  /** Set when `restriction` is in another language than requested. */
  lang: z.optional(localeSchema),
});
export type Ending = z.output<typeof endingSchema>;

/** What the visitor typed. Its length has one limit: that of every body. */
const typed = z.string();

/** The calls about names, for the catalogue in `endpoints.ts`. */
export const domainEndpoints = {
  /** Names to take instead or besides, each with its reason in `description`. `url` is what the visitor typed. */
  "bcd.domain": {
    method: "POST",
    path: "/v1/product/bcd/domain",
    body: z.object({ url: typed, locale: z.optional(localeSchema), currency: z.optional(currencySchema) }),
    data: z.object({ urls: z.array(domainItemSchema) }),
  },
  /** A search as a whole, for a page without scripts: a name not known in time is TIMEOUT. */
  "bcd.search": {
    method: "GET",
    path: "/v1/product/bcd/search",
    query: z.object({ q: z.string().check(z.maxLength(maxAddressLength)), locale: z.optional(localeSchema) }),
    data: domainSearchSchema,
    isPublic: true,
    isPassing: true,
  },
  "bcd.price": {
    method: "GET",
    path: "/v1/product/bcd/price",
    query: z.object({ locale: z.optional(localeSchema) }),
    data: z.object({ list: z.array(endingSchema), isDemo: z.boolean() }),
    isPublic: true,
  },
  /** What is about to be bought, asked and priced again. Prices that are sent along are not read. */
  "bcd.add": {
    method: "POST",
    path: "/v1/product/bcd/add",
    body: z.object({
      cart: z.array(z.object({ domainName: z.string().check(z.maxLength(300)), duration: years })),
      locale: z.optional(localeSchema),
    }),
    data: z.object({
      cartList: z.array(domainItemSchema),
      /** Of those that can be bought, for the years of each. */
      totalPrice: usd,
      ...leftOut,
    }),
  },
} as const;

/** The search that answers in lines: not in the catalogue, whose calls answer as a whole. */
export const domainSearchStream = {
  method: "POST",
  path: "/v1/product/bcd/search",
  body: z.object({ q: typed, locale: z.optional(localeSchema) }),
  line: domainSearchLineSchema,
} as const;
