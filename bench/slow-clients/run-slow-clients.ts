import type { Bench } from "../bench.ts";
import { measureSlowClients, type SlowClients } from "./measure-slow-clients.ts";

export async function runSlowClients(
  bench: Bench,
  detail: (text: string) => void,
): Promise<{ slowClients: SlowClients }> {
  const site = await bench.loadSite();
  const { rounds, loadSeconds } = bench.config;
  return { slowClients: await measureSlowClients({ site, rounds, seconds: 2 * loadSeconds, detail }) };
}
