import { provideChromium } from "../../tools/test/provide-chromium.ts";
import type { Bench } from "../bench.ts";
import { pagePath } from "../load/with-shell.ts";
import { measurePresses, type VitalPresses } from "./measure-presses.ts";
import { measureShells, type VitalShells } from "./measure-shells.ts";

export interface VitalFindings extends VitalPresses {
  shells: VitalShells;
}

export async function runVitals(bench: Bench, detail: (text: string) => void): Promise<{ vitals: VitalFindings }> {
  const { root, config } = bench;
  const { rounds, loadSeconds: seconds } = config;
  const chromiumPath = await provideChromium(root, detail);
  const { url } = await bench.site();
  const presses = await measurePresses({ root, url: url + pagePath, rounds, chromiumPath, detail });
  const shells = await measureShells({ site: await bench.loadSite(), rounds, seconds, detail });
  return { vitals: { ...presses, shells } };
}
