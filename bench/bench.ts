import { join } from "node:path";
import type { BenchConfig } from "./config.ts";
import { type LoadSite, startLoadSite } from "./load/load-site.ts";
import { type OneBundle, startOneBundle } from "./start-one-bundle.ts";
import { type BenchSite, startSite } from "./start-site.ts";

/** Shared by all measures. Servers start when a measure first needs them, and stop with the command. */
export interface Bench {
  root: string;
  /** State and logs of this run. */
  dir: string;
  config: BenchConfig;
  /** The site, started as `npm start` does. */
  site(): Promise<BenchSite>;
  /** The yardstick: the same sources as one bundle. */
  oneBundle(): Promise<OneBundle>;
  /** The site with each server controlled by the measures, which stop and restart it. */
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
