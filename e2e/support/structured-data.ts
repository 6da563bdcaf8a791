import { z } from "zod";
import { site } from "./site.ts";

// The properties that schema.org and search engines require; unknown properties are treated as mistakes.
const context = { "@context": z.literal("https://schema.org") };
const text = z.string().min(2).max(700);
const ownUrl = z.string().startsWith(`${site.url}/`);
const price = z.string().regex(/^\d+\.\d\d$/);

const breadcrumbs = z.strictObject({
  ...context,
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: ownUrl }))
    .min(2)
    .refine(isCounted, "positions count from 1"),
});
const list = z.strictObject({
  ...context,
  "@type": z.literal("ItemList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, url: ownUrl }))
    .min(1)
    .refine(isCounted, "positions count from 1"),
});
const provider = z.strictObject({ "@type": z.literal("Organization"), name: text, url: z.literal(site.url) });
const service = z.strictObject({
  ...context,
  "@type": z.literal("Service"),
  name: text,
  description: text,
  url: ownUrl,
  provider,
});
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  name: text,
  price,
  priceCurrency: z.literal("USD"),
  priceSpecification: z.strictObject({
    "@type": z.literal("UnitPriceSpecification"),
    price,
    priceCurrency: z.literal("USD"),
    unitCode: z.literal("MON"),
    referenceQuantity: z.strictObject({
      "@type": z.literal("QuantitativeValue"),
      value: z.literal(1),
      unitCode: z.literal("MON"),
    }),
  }),
});
const product = z.strictObject({
  ...context,
  "@type": z.literal("Product"),
  name: text,
  description: text,
  url: ownUrl,
  brand: z.strictObject({ "@type": z.literal("Brand"), name: text }),
  offers: z.array(offer).min(1),
});
const writing = {
  ...context,
  headline: text,
  description: text,
  url: ownUrl,
  mainEntityOfPage: ownUrl,
  inLanguage: z.enum(["en", "zh-Hans"]),
  publisher: provider,
};
const newsArticle = z.strictObject({
  ...writing,
  "@type": z.literal("NewsArticle"),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  keywords: z.array(text),
  author: provider,
});
const techArticle = z.strictObject({
  ...writing,
  "@type": z.literal("TechArticle"),
  dateModified: z.iso.date(),
  keywords: text,
});
const organization = z.strictObject({
  ...context,
  "@graph": z.tuple([
    z.strictObject({
      "@type": z.literal("Organization"),
      "@id": z.literal(`${site.url}/#organization`),
      name: text,
      alternateName: text,
      url: z.literal(site.url),
    }),
    z.strictObject({
      "@type": z.literal("WebSite"),
      "@id": z.literal(`${site.url}/#website`),
      url: z.literal(site.url),
      name: text,
      inLanguage: z.tuple([z.literal("en"), z.literal("zh-Hans")]),
    }),
  ]),
});

const block = z.union([
  z.discriminatedUnion("@type", [breadcrumbs, list, service, product, newsArticle, techArticle]),
  organization.transform((graph) => ({ "@type": "Organization" as const, ...graph })),
]);
export type StructuredData = z.output<typeof block>;

/** Returns all structured data in a page's HTML. Throws a ZodError for data of another shape. */
export function structuredDataIn(html: string): StructuredData[] {
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...texts].map(([, json = ""]) => block.parse(JSON.parse(json)));
}

function isCounted(items: readonly { position: number }[]): boolean {
  return items.every(({ position }, index) => position === index + 1);
}
