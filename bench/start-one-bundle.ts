import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startServerProcess } from "../tools/processes/server-process.ts";
import { waitUntilReady } from "../tools/start/wait-until-ready.ts";
import { findFreePorts } from "./free-ports.ts";
import { type BundleSource, buildBundle, wholeSite } from "./one-bundle/build.ts";

export interface OneBundle {
  url: string;
  /** Starts another server of the same files, with this command prefix (`taskset -c 0`) and this api. */
  startApart(apiUrl: string, prefix: readonly string[]): Promise<{ url: string; stop(): Promise<void> }>;
}

interface ServerOptions {
  name: string;
  apiUrl: string;
  prefix?: readonly string[];
}

/** Starts the yardstick: the same sources as one bundle, built into `dir` and served by one process. It stops with this command. */
export async function startOneBundle(root: string, dir: string, apiUrl: string): Promise<OneBundle> {
  const start = await buildOneBundle(root, dir);
  const { url } = await start({ name: "one bundle", apiUrl });
  return { url, startApart: (api, prefix) => start({ name: "one bundle on one core", apiUrl: api, prefix }) };
}

/** Builds the bundle without starting a server. */
export async function buildOneBundle(root: string, dir: string, source: BundleSource = wholeSite) {
  const listing = await buildBundle(root, dir, source);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, "listing.json"), JSON.stringify(listing));

  return async function start({ name, apiUrl, prefix = [] }: ServerOptions) {
    const [port] = await findFreePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      NODE_ENV: "production",
      BENCH_BUNDLE_DIR: dir,
      BENCH_BUNDLE_PORT: String(port),
      BENCH_API_URL: apiUrl,
    };
    const logFile = join(dir, `${name}.log`);
    const server = startServerProcess({
      name,
      entry: "bench/one-bundle/main.ts",
      cwd: root,
      env,
      logFile,
      prefix,
    });
    await waitUntilReady({ name, url }, server);
    return { url, stop: server.stop };
  };
}
