import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { measureTax, type Tax } from "./measure-tax.ts";

const path = "/products/bcc";

export async function runTax(bench: Bench, detail: (text: string) => void): Promise<{ tax: Tax }> {
  const { root, config } = bench;
  const [site, oneBundle] = [await bench.site(), await bench.oneBundle()];
  const chromiumPath = await provideChromium(root, detail);
  const { rounds } = config;
  const [composed, bundle] = [site.url + path, oneBundle.url + path];
  return { tax: await measureTax({ composed, oneBundle: bundle, rounds, chromiumPath, detail }) };
}
