import type { Bench } from "../bench.ts";
import { measureRolling, type Rolling } from "./measure-rolling.ts";

export async function runRolling(bench: Bench, detail: (text: string) => void): Promise<{ rolling: Rolling }> {
  const site = await bench.loadSite();
  return { rolling: await measureRolling({ site, times: bench.config.drains, detail }) };
}
