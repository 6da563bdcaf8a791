import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { type DomainSearches, measureDomains } from "./measure-domains.ts";

export async function runDomains(
  { root, dir, config }: Bench,
  detail: (text: string) => void,
): Promise<{ domains: DomainSearches }> {
  return { domains: await measureDomains({ root, dir: join(dir, "domains"), rounds: config.rounds, detail }) };
}
