import { join } from "node:path";
import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { type CartCosts, measureCart } from "./measure-cart.ts";
import { type DomainSearches, measureDomains } from "./measure-domains.ts";

export async function runDomains(
  bench: Bench,
  detail: (text: string) => void,
): Promise<{ domains: DomainSearches; cart: CartCosts }> {
  const { root, dir, config } = bench;
  const { rounds } = config;
  const domains = await measureDomains({ root, dir: join(dir, "domains"), rounds, detail });
  const { url: origin } = await bench.site();
  const chromiumPath = await provideChromium(root, detail);
  return { domains, cart: await measureCart({ origin, rounds, chromiumPath, detail }) };
}
