import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { type CalculatorFindings, measureCalculator } from "./measure-calculator.ts";

const path = "/products/waf";

export async function runCalculator(
  { root, config, site }: Bench,
  detail: (text: string) => void,
): Promise<{ calculator: CalculatorFindings }> {
  const { url } = await site();
  const chromiumPath = await provideChromium(root, detail);
  const { rounds } = config;
  return { calculator: await measureCalculator({ url: url + path, rounds, chromiumPath, detail }) };
}
