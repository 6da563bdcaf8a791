import { readFile } from "node:fs/promises";
import { Agent, request as ask, createServer } from "node:http";
import { join } from "node:path";
import { readPeerConfig } from "../serve/config.ts";
import { type Zone, zoneOf } from "./zones.ts";

// The edge in front of the zones: routes each path to one of them and changes nothing.
const config = readPeerConfig(process.env);
// Written by the bench.
const zones = JSON.parse(await readFile(join(config.BENCH_PEER_DIR, "zones.json"), "utf8")) as Zone[];
const agent = new Agent({ keepAlive: true });

createServer((request, response) => {
  const target = request.url ?? "/";
  const { url } = zoneOf(zones, target);
  const { method, headers } = request;
  const asked = ask(url + target, { agent, headers, ...(method && { method }) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  });
  asked.once("error", (error) => {
    console.error(error);
    response.destroy();
  });
  request.pipe(asked);
}).listen(config.BENCH_PEER_PORT, "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
