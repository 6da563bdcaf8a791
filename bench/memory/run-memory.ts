import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { type Memory, measureMemory } from "./measure-memory.ts";

export async function runMemory(bench: Bench, detail: (text: string) => void): Promise<{ memory: Memory }> {
  const site = await bench.loadSite();
  const { memoryPages: pages, memoryFlips: flips } = bench.config;
  return { memory: await measureMemory({ site, dir: join(bench.dir, "memory"), pages, flips, detail }) };
}
