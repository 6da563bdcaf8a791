import type { Bench } from "../bench.ts";
import { measureStorm, type Storm } from "./measure-storm.ts";

export async function runStorm(bench: Bench, detail: (text: string) => void): Promise<{ storm: Storm }> {
  const site = await bench.loadSite();
  return { storm: await measureStorm({ site, rounds: bench.config.rounds, detail }) };
}
