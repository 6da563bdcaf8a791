import { provinceCities } from "@zhian/contracts/province-cities";
import { type SystemType, systemTypes } from "@zhian/contracts/quote-words";
import * as z from "zod";
import { toCents } from "./money.ts";

export const units = ["server-year", "system-year", "once"] as const;
export const kinds = ["product", "consulting"] as const;
/** Matches any system type, or any region. */
export const wildcard = "*";
export const otherRegion = "other";
const mostServers = 999;

/** A price for one item, one level and a range of server counts; for one system type or region, or for any. */
export interface Price {
  item: string;
  kind: (typeof kinds)[number];
  level: 2 | 3;
  systemType: SystemType | typeof wildcard;
  region: string;
  serversFrom: number;
  serversTo: number;
  unit: (typeof units)[number];
  unitCents: number;
}

const servers = z.int().min(1).max(mostServers);
const usd = z.string().transform((text, context) => {
  const cents = toCents(text);
  if (cents !== undefined) return cents;
  context.addIssue({ code: "custom", message: 'must be an amount such as "1908.00"' });
  return z.NEVER;
});

const priceSchema = z
  .strictObject({
    item: z.string().regex(/^[a-z]+$/),
    kind: z.enum(kinds),
    level: z.literal([2, 3]),
    systemType: z.enum([...systemTypes, wildcard]).default(wildcard),
    region: z.string().min(1).default(wildcard),
    servers: z.tuple([servers, servers]),
    unit: z.enum(units),
    usd,
  })
  .refine(({ servers: [from, to] }) => from <= to, "a band must go from the lower number to the higher")
  .transform(({ servers: [serversFrom, serversTo], usd: unitCents, ...price }): Price => {
    return { ...price, serversFrom, serversTo, unitCents };
  });

/** A price book as a file: `api/seed/price-book.json`, and the input of `npm run prices:import`. */
export const priceBookSchema = z
  .strictObject({
    version: z.string().regex(/^[\w.-]{1,40}$/),
    isDemo: z.boolean(),
    /** Provinces by region; all others are in the region `other`. */
    regions: z.record(z.string().regex(/^[a-z-]+$/), z.array(z.enum(Object.keys(provinceCities)))),
    prices: z.array(priceSchema).min(1),
  })
  .superRefine(({ prices, regions }, context) => {
    const known = new Set([wildcard, otherRegion, ...Object.keys(regions)]);
    for (const { region, item } of prices) {
      if (!known.has(region))
        context.addIssue({ code: "custom", message: `${item} has a price in an unknown region, ${region}` });
    }
    const provinces = Object.values(regions).flat();
    const twice = provinces.filter((province, index) => provinces.indexOf(province) !== index);
    if (twice.length > 0) context.addIssue({ code: "custom", message: `listed in two regions: ${twice.join(", ")}` });
    for (const pair of overlaps(prices))
      context.addIssue({ code: "custom", message: `two prices for the same case: ${pair}` });
  });
export type PriceBook = z.output<typeof priceBookSchema>;

function overlaps(prices: readonly Price[]): string[] {
  return prices.flatMap((price, index) =>
    prices
      .slice(index + 1)
      .filter((other) => isForSameCase(price, other))
      .map(
        (other) =>
          `${price.item} level ${price.level}, from ${price.serversFrom} and from ${other.serversFrom} servers`,
      ),
  );
}

function isForSameCase(price: Price, other: Price): boolean {
  const isSameItem = price.item === other.item && price.level === other.level;
  const isSamePlace = price.systemType === other.systemType && price.region === other.region;
  return isSameItem && isSamePlace && price.serversFrom <= other.serversTo && other.serversFrom <= price.serversTo;
}
