import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { type Flips, measureFlips } from "./measure-flips.ts";

export async function runFlips(bench: Bench, detail: (text: string) => void): Promise<{ flips: Flips }> {
  const site = await bench.loadSite();
  return { flips: await measureFlips({ site, dir: join(bench.dir, "flips"), times: bench.config.flips, detail }) };
}
