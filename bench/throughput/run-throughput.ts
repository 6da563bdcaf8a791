import { join } from "node:path";
import type { Bench } from "../bench.ts";
import { measureThroughput, type Subject, type Throughput } from "./measure-throughput.ts";
import { startNginx } from "./start-nginx.ts";
import { nodeHttpMark, startNodeHttp } from "./start-node-http.ts";

const path = "/products/bcc";
export const yardstick = "bare React";
const shellMark = "shell/src/server/main.ts";
const bundleMark = "bench/one-bundle/main.ts";
/** On a busy machine a late render is not the release's fault, and a page without it is not the page to measure. */
const patienceMs = 10_000;

export async function runThroughput(
  bench: Bench,
  detail: (text: string) => void,
): Promise<{ throughput: Throughput; withoutNginx?: string }> {
  const { root, dir, config } = bench;
  const site = await bench.loadSite();
  const { cores } = site;
  detail("build the yardstick, and start all on one core");
  const oneBundle = await (await bench.oneBundle()).startApart(site.apiUrl, cores.servers);
  const shell = await site.start("shell", { SHELL_MIN_RENDER_MS: String(patienceMs) });
  try {
    const page = await (await fetch(shell.url + path)).text();
    const nginx = await startNginx(join(dir, "nginx"), page, cores.servers);
    const node = await startNodeHttp(join(dir, "node-http"), page, cores.servers);
    const composed = { url: shell.url + path, mark: shellMark };
    const bundled = (way: string) => ({ url: oneBundle.url + way + path, isUnique: true, mark: bundleMark });
    const subjects: Subject[] = [
      { name: "composed, uncached", ...composed, isUnique: true },
      { name: "one bundle, streamed", ...bundled("/streamed") },
      { name: "one bundle, uncached", ...bundled("/uncached") },
      { name: yardstick, ...bundled("/bare") },
      { name: "composed, cached", ...composed, isUnique: false },
      { name: "bare Node http", url: node, isUnique: false, mark: nodeHttpMark },
      ...(nginx === null ? [] : [{ name: "nginx, finished page", url: nginx, isUnique: false, mark: "nginx" }]),
    ];
    const { rounds, loadSeconds: seconds } = config;
    return {
      throughput: await measureThroughput({ root, cores, subjects, rounds, seconds, detail }),
      ...(nginx === null && { withoutNginx: "not installed here, so not compared (apt-get install nginx)" }),
    };
  } finally {
    await Promise.all([shell.stop(), oneBundle.stop()]);
  }
}
