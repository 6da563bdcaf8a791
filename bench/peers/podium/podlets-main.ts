import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createPublicApi } from "../../one-bundle/public-api.ts";
import { type Answer, text } from "../serve/answers.ts";
import { readPeerConfig } from "../serve/config.ts";
import { type Exchange, listen } from "../serve/listen.ts";
import type { PodletsPlan } from "./plans.ts";
import { createPodlet, createSparePodlet } from "./podlet.ts";

// A team's server: one or more podlets, each below its name.
const config = readPeerConfig(process.env);
// Written by the bench.
const plan = JSON.parse(await readFile(join(config.BENCH_PEER_DIR, "podlets.json"), "utf8")) as PodletsPlan;
const api = createPublicApi(config.BENCH_API_URL);
const podlets = new Map<string, (exchange: Exchange, path: string) => Promise<Answer>>();
for (const one of plan.podlets) podlets.set(one.slot, await createPodlet(one, api));
for (const name of plan.spares) podlets.set(name, createSparePodlet(name));

listen(config.BENCH_PEER_PORT, async (exchange) => {
  if (exchange.target === "/readyz") return text(200, "ready\n");
  const [, name = "", path = ""] = /^\/([^/]+)(\/.*)$/.exec(exchange.target) ?? [];
  return podlets.get(name)?.(exchange, path) ?? text(404, "Not Found\n");
});
