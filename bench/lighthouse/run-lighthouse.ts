import { pageKinds } from "../../e2e/support/page-kinds.ts";
import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { findFreePorts } from "../free-ports.ts";
import { type LighthouseFindings, measureLighthouse } from "./measure-lighthouse.ts";

export async function runLighthouse(
  { root, config, site }: Bench,
  detail: (text: string) => void,
): Promise<{ lighthouse: LighthouseFindings }> {
  const { url: origin } = await site();
  const chromiumPath = await provideChromium(root, detail);
  const [port = 0] = await findFreePorts(1);
  const { rounds } = config;
  return { lighthouse: await measureLighthouse({ origin, pages: pageKinds, rounds, chromiumPath, port, detail }) };
}
