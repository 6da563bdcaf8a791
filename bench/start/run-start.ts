import type { Bench } from "../bench.ts";
import { measureStart, type Starts } from "./measure-start.ts";

export async function runStart(bench: Bench, detail: (text: string) => void): Promise<{ start: Starts }> {
  const site = await bench.loadSite();
  return { start: await measureStart({ site, rounds: bench.config.rounds, detail }) };
}
