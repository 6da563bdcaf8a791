import type { Bench } from "../bench.ts";
import { measureNeighbours, type Neighbours } from "./measure-neighbours.ts";

export async function runNeighbours(bench: Bench, detail: (text: string) => void): Promise<{ neighbours: Neighbours }> {
  const site = await bench.loadSite();
  const { rounds, loadSeconds } = bench.config;
  return { neighbours: await measureNeighbours({ site, rounds, seconds: 2 * loadSeconds, detail }) };
}
