import type { Bench } from "../bench.ts";
import { type Drains, measureDrain } from "./measure-drain.ts";

export async function runDrain(bench: Bench, detail: (text: string) => void): Promise<{ drain: Drains }> {
  const site = await bench.loadSite();
  return { drain: await measureDrain({ site, times: bench.config.drains, detail }) };
}
