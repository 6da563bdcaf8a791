import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { measureThroughput, type Throughput } from "./measure-throughput.ts";
import { startNginx } from "./start-nginx.ts";

const path = "/products/bcc";
export const yardstick = "bare React";

export async function runThroughput(
  bench: Bench,
  detail: (text: string) => void,
): Promise<{ throughput: Throughput; withoutNginx?: string }> {
  const { root, dir, config } = bench;
  const [site, oneBundle] = [await bench.site(), await bench.oneBundle()];
  const page = await (await fetch(site.url + path)).text();
  const nginx = await startNginx(join(dir, "nginx"), page);
  const shell = { url: site.url + path, mark: "shell/src/server/main.ts" };
  const bundle = "tools/bench/one-bundle/main.ts";
  const subjects = [
    { name: "composed, uncached", ...shell, isUnique: true },
    { name: "composed, cached", ...shell, isUnique: false },
    { name: "one bundle, uncached", url: `${oneBundle.url}/uncached${path}`, isUnique: true, mark: bundle },
    { name: yardstick, url: `${oneBundle.url}/bare${path}`, isUnique: true, mark: bundle },
    ...(nginx === null ? [] : [{ name: "nginx, finished page", url: nginx, isUnique: false, mark: "nginx" }]),
  ];
  const { rounds, loadSeconds: seconds } = config;
  return {
    throughput: await measureThroughput({ root, subjects, rounds, seconds, detail }),
    ...(nginx === null && { withoutNginx: "not installed here, so not compared (apt-get install nginx)" }),
  };
}
