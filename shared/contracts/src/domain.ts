import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";
import { maxAddressLength } from "./address-limit.ts";
import { optionalText } from "./lenient.ts";
import { currencySchema, localeSchema } from "./locale-schema.ts";

/** What is known about a name. Only UNREGISTERED can be bought; TIMEOUT may be retried; UNKNOWN is treated as taken. */
export const domainStatuses = ["UNREGISTERED", "TIMEOUT", "REGISTERED", "PREMIUM", "UNKNOWN"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** Dollars with at most two decimals. Never summed directly: see `cents` in @zhian/domains. */
const usd = z.number().check(z.minimum(0), z.maximum(10_000_000));
const years = z.number().check(z.int(), z.minimum(1), z.maximum(10));

/** A name and what is known about it. Its fields are the specification's; a name without a price is valid, with a price on request. */
export const domainItemSchema = z.object({
  /** Human-readable: lower case, in Unicode. */
  domainName: z.string().check(z.minLength(1), z.maxLength(253)),
  /** Whether the visitor has selected it; the api never sets it. */
  atResList: z._default(z.boolean(), false),
  /** Period in years. */
  duration: z._default(years, 1),
  privacySupported: z._default(z.boolean(), false),
  // An unknown status is never treated as available.
  status: orElse(z.enum(domainStatuses), "UNKNOWN"),
  /** First year's regular price, each later year's price, and first year's current price. */
  originPrice: z.optional(usd),
  renewPrice: z.optional(usd),
  price: z.optional(usd),
  description: optionalText,
  displayTag: optionalText,
  /** Possible registration periods, in years. */
  durationSource: z._default(z.array(years), [1]),
  /** `register`, or `premium` if the domain registry sets a special price. */
  tradeType: z._default(z.string(), "register"),
  /** Whether `price` is temporarily lower than `originPrice`. */
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
  /** As typed, truncated to 100 characters. */
  typed: z.string(),
  fault: z.enum(nameFaults),
  /** What may have been meant: a name that would be accepted. */
  suggestion: z.optional(z.string()),
});
export type RefusedName = z.output<typeof refusedNameSchema>;

/** What was left out of a request, and why. */
const leftOut = {
  refused: z.array(refusedNameSchema),
  /** Number of names requested twice. */
  doubled: z.number(),
  /** Number of names over the limit of one request. */
  cut: z.number(),
  /** Whether the results come from the demo directory: whatever shows them must say so. */
  isDemo: z.boolean(),
  /** Time of the request, ISO 8601 in UTC: a page that is shown later states it. */
  askedAt: z.string(),
};

const wholeDomainSchema = z.object({
  /** `kopinusa`, and `co.id`; both empty if nothing was recognised. */
  secondDomain: z.string(),
  topDomain: z.string(),
});

/** The response to a search as a whole; `mutipleSearchResult` is the spelling on the wire. */
const domainSearchSchema = z.object({
  wholeDomain: wholeDomainSchema,
  /** Results for one word or one name. */
  resultList: z.array(domainItemSchema),
  /** Results for several names. */
  mutipleSearchResult: z.array(domainItemSchema),
  ...leftOut,
});

/** The same, line by line (NDJSON): first `asked`, then a row for each name as its result arrives, finally `end`. */
export const domainSearchLineSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("asked"), wholeDomain: wholeDomainSchema, names: z.array(z.string()), ...leftOut }),
  z.object({ kind: z.literal("row"), item: domainItemSchema }),
  z.object({ kind: z.literal("end") }),
]);
export type DomainSearchLine = z.output<typeof domainSearchLineSchema>;

/** An ending on sale. */
const endingSchema = z.object({
  /** In Unicode, and in ASCII: `中国`, `xn--fiqs8s`. */
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
  /** For the part before the ending, in characters. */
  minLength: z.number(),
  /** Scripts that a name may be written in, by their Unicode names. */
  scripts: z.array(z.string()),
  /** Who may register it, and what is required; empty if unrestricted. */
  restriction: z.string(),
  /** Set if `restriction` is in another language than requested. */
  lang: z.optional(localeSchema),
});
export type Ending = z.output<typeof endingSchema>;

/** The visitor's input. Only the size limit of every body applies. */
const typed = z.string();

/** Calls about domain names, for the catalogue in `endpoints.ts`. */
export const domainEndpoints = {
  /** Suggests alternative or additional names, each with its reason in `description`. `url` is the visitor's input. */
  "bcd.domain": {
    method: "POST",
    path: "/v1/product/bcd/domain",
    body: z.object({ url: typed, locale: z.optional(localeSchema), currency: z.optional(currencySchema) }),
    data: z.object({ urls: z.array(domainItemSchema) }),
  },
  /** A search in one response, for a page without scripts: a name without a result in time is TIMEOUT. */
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
  /** Checks and prices again what is about to be bought. Prices in the request are ignored. */
  "bcd.add": {
    method: "POST",
    path: "/v1/product/bcd/add",
    body: z.object({
      cart: z.array(z.object({ domainName: z.string().check(z.maxLength(300)), duration: years })),
      locale: z.optional(localeSchema),
    }),
    data: z.object({
      cartList: z.array(domainItemSchema),
      /** Sum for the names that can be bought, each for its years. */
      totalPrice: usd,
      ...leftOut,
    }),
  },
} as const;

/** The search with a streamed response: not in the catalogue, whose calls return complete ones. */
export const domainSearchStream = {
  method: "POST",
  path: "/v1/product/bcd/search",
  body: z.object({ q: typed, locale: z.optional(localeSchema) }),
  line: domainSearchLineSchema,
} as const;
