import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { measureRollback, type Rollback } from "./measure-rollback.ts";

export async function runRollback(bench: Bench, detail: (text: string) => void): Promise<{ rollback: Rollback }> {
  const { dir, config } = bench;
  const site = await bench.site();
  return {
    rollback: await measureRollback({ site, dir: join(dir, "second-release"), times: config.rollbacks, detail }),
  };
}
