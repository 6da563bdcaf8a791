import type { Bench } from "../bench.ts";
import { measureSaturation, type SaturationFindings } from "./measure-saturation.ts";

export async function runSaturation(
  bench: Bench,
  detail: (text: string) => void,
): Promise<{ saturation: SaturationFindings }> {
  const site = await bench.loadSite();
  const { rounds, loadSeconds } = bench.config;
  return { saturation: await measureSaturation({ site, rounds, seconds: 2 * loadSeconds, detail }) };
}
