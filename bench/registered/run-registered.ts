import { join } from "node:path";
import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { measureRegistered, type Registered } from "./measure-registered.ts";
import { startSites } from "./start-sites.ts";

const sizes = [7, 30, 300];

export async function runRegistered(bench: Bench, detail: (text: string) => void): Promise<{ registered: Registered }> {
  const { root, dir, config } = bench;
  const chromiumPath = await provideChromium(root, detail);
  const { site, sites } = await startSites({ root, dir: join(dir, "registered"), sizes, detail });
  const { cores } = site;
  const { rounds, loadSeconds: seconds } = config;
  try {
    return {
      registered: await measureRegistered({ root, cores, sites, rounds, seconds, chromiumPath, detail }),
    };
  } finally {
    await Promise.all(sites.map(({ shell }) => shell.stop()));
  }
}
