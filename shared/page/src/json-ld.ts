import { type Locale, localePath } from "@zhian/contracts/locale";

interface Crumb {
  name: string;
  /** Plain path. */
  path: string;
}

interface OfferedPlan {
  name: string;
  usd: number;
}

export interface SiteOfPage {
  origin: string;
  locale: Locale;
}

export function breadcrumbs({ origin, locale }: SiteOfPage, crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + localePath(locale, path),
    })),
  };
}

interface ServiceOfPage extends Crumb {
  description: string;
  /** Only prices that are published; a demo price is not an offer. */
  plans: readonly OfferedPlan[];
}

export function service({ origin, locale }: SiteOfPage, { name, path, description, plans }: ServiceOfPage) {
  return {
    "@context": "https://schema.org",
    "@type": plans.length > 0 ? "Product" : "Service",
    name,
    description,
    url: origin + localePath(locale, path),
    ...(plans.length > 0
      ? { brand: { "@type": "Brand", name: "ZhiAn Cloud" }, offers: plans.map(toOffer) }
      : { provider: { "@type": "Organization", name: "ZhiAn Cloud", url: origin } }),
  };
}

function toOffer({ name, usd }: OfferedPlan) {
  return {
    "@type": "Offer",
    name,
    price: usd.toFixed(2),
    priceCurrency: "USD",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: usd.toFixed(2),
      priceCurrency: "USD",
      unitCode: "MON",
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  };
}

export function organization(origin: string): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name: "ZhiAn Cloud",
        alternateName: "智安云",
        url: origin,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        url: origin,
        name: "ZhiAn Cloud",
        inLanguage: ["en", "zh-Hans"],
      },
    ],
  };
}
