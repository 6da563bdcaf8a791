import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { type LayoutCalls, measureLayoutCalls } from "./measure-layout-calls.ts";
import { signIn } from "./sign-in.ts";

const path = "/products/bcc";

export async function runLayoutCalls(
  { root, config, site }: Bench,
  detail: (text: string) => void,
): Promise<{ layoutCalls: LayoutCalls }> {
  const { url, apiUrl } = await site();
  const chromiumPath = await provideChromium(root, detail);
  const visitor = await signIn(apiUrl);
  const { rounds } = config;
  return { layoutCalls: await measureLayoutCalls({ url: url + path, visitor, rounds, chromiumPath, detail }) };
}
