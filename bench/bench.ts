import { join } from "node:path";
import type { BenchConfig } from "./config.ts";
import { type LoadSite, startLoadSite } from "./load/load-site.ts";
import { type OneBundle, startOneBundle } from "./start-one-bundle.ts";
import { type BenchSite, startSite } from "./start-site.ts";

/** Shared by the measures. Servers start when the first measure needs them, and end with the command. */
export interface Bench {
  root: string;
  /** State and logs of this run. */
  dir: string;
  config: BenchConfig;
  /** The site as `npm start` starts it. */
  site(): Promise<BenchSite>;
  /** The yardstick: the same sources as one bundle. */
  oneBundle(): Promise<OneBundle>;
  /** The site with each server under the measures' control, to be stopped and restarted. */
  loadSite(): Promise<LoadSite>;
}

export function createBench(root: string, dir: string, config: BenchConfig): Bench {
  const site = once(() => startSite(root, join(dir, "site")));
  return {
    root,
    dir,
    config,
    site,
    oneBundle: once(async () => startOneBundle(root, join(dir, "one-bundle"), (await site()).apiUrl)),
    loadSite: once(() => startLoadSite(root, join(dir, "load-site"))),
  };
}

function once<T>(start: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started ??= start();
    return started;
  };
}
