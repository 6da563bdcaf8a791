import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startServerProcess } from "../processes/server-process.ts";
import { waitUntilReady } from "../start/wait-until-ready.ts";
import { findFreePorts } from "./free-ports.ts";
import { buildBundle } from "./one-bundle/build.ts";

export interface OneBundle {
  url: string;
}

/** The yardstick: the same sources as one bundle, built into `dir`, served by one process. It ends with this command. */
export async function startOneBundle(root: string, dir: string, apiUrl: string): Promise<OneBundle> {
  const listing = await buildBundle(root, dir);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, "listing.json"), JSON.stringify(listing));
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const server = startServerProcess({
    name: "one bundle",
    entry: "tools/bench/one-bundle/main.ts",
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      BENCH_BUNDLE_DIR: dir,
      BENCH_BUNDLE_PORT: String(port),
      BENCH_API_URL: apiUrl,
    },
    logFile: join(dir, "server.log"),
  });
  await waitUntilReady({ name: "one bundle", url }, server);
  return { url };
}
