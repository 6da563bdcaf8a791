import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startServerProcess } from "../../../tools/processes/server-process.ts";
import { waitUntilReady } from "../../../tools/start/wait-until-ready.ts";
import { findFreePorts } from "../../free-ports.ts";

/** The options common to all peers' servers. */
export interface PeerPlace {
  root: string;
  /** Parent of the servers' folders. */
  dir: string;
  /** The folder of files to serve. */
  assets: string;
  apiUrl: string;
  /** Command prefix, such as `taskset -c 0`. */
  prefix: readonly string[];
}

interface PeerServer {
  name: string;
  /** Path relative to bench/peers. */
  entry: string;
  /** Files of its folder by name: written with the address that the server will have. */
  files?: Record<string, (url: string) => string>;
  /** The port that other servers expect it on. */
  port?: number;
}

/** Starts one of a peer's servers, which stops with this command. */
export async function startPeerServer(
  place: PeerPlace,
  { name, entry, files = {}, port: given }: PeerServer,
): Promise<string> {
  const port = given ?? (await findFreePorts(1))[0];
  const url = `http://127.0.0.1:${port}`;
  const dir = join(place.dir, name);
  await mkdir(dir, { recursive: true });
  for (const [file, toText] of Object.entries(files)) await writeFile(join(dir, file), toText(url));
  const server = startServerProcess({
    name,
    entry: `bench/peers/${entry}`,
    cwd: place.root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      BENCH_PEER_ASSETS: place.assets,
      BENCH_PEER_DIR: dir,
      BENCH_PEER_PORT: String(port),
      BENCH_API_URL: place.apiUrl,
    },
    logFile: join(dir, "server.log"),
    prefix: place.prefix,
  });
  await waitUntilReady({ name, url }, server);
  return url;
}
