import type { Api, FragmentProps, Locale, Product } from "./contract.ts";

export interface Prices {
  products: readonly PricedProduct[];
  /** Rupiah per dollar; null if it is unknown. */
  rate: number | null;
}

export interface PricedProduct {
  code: string;
  name: Record<Locale, string>;
  /** The lowest monthly price, in US dollars; never 0. */
  usd: number;
}

export async function loadPrices({ api, catalogue }: Pick<FragmentProps, "api" | "catalogue">): Promise<Prices> {
  const [products = [], rate] = await Promise.all([catalogue?.(), loadRate(api)]);
  return { products: pricedProducts(products), rate };
}

/** Products without a monthly cost do not affect a sum. */
export function pricedProducts(products: readonly Product[]): PricedProduct[] {
  return products.flatMap(({ code, name, usd }) => {
    const monthly = Object.values(usd?.["perMonth"] ?? {}).filter((price) => price > 0);
    return monthly.length === 0 ? [] : [{ code, name, usd: Math.min(...monthly) }];
  });
}

/** Without a rate, the page shows dollars and explains why. */
export async function loadRate(api: Api): Promise<number | null> {
  try {
    return (await api.call("finance.currencyRate")).rate;
  } catch {
    return null;
  }
}
