import { join } from "node:path";
import { startServerProcess } from "../../tools/processes/server-process.ts";
import { waitUntilReady } from "../../tools/start/wait-until-ready.ts";
import { findFreePorts } from "../free-ports.ts";
import { failuresOf, type LoadReport } from "../load/load-order.ts";
import type { LoadSite } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";

export interface Rolling {
  /** Restarts of both shells, one after the other. */
  rounds: number;
  pages: number;
  failed: Partial<LoadReport["counts"]>;
  problems: LoadReport["problems"];
  load: number[];
}

interface RollingOptions {
  site: LoadSite;
  times: number;
  detail(text: string): void;
}

const rate = 40;

/** Restarts two shells in turn behind a balancer that receives page requests all the time. */
export async function measureRolling({ site, times, detail }: RollingOptions): Promise<Rolling> {
  const ports = await findFreePorts(3);
  const [balancerPort, ...shellPorts] = ports;
  const start = (port: number) =>
    site.start("shell", { SHELL_PORT: String(port), SHELL_DATA_DIR: join(site.dir, `shell-${port}`) });
  const shells = await Promise.all(shellPorts.map(start));
  const balancer = await startBalancer(
    site,
    balancerPort ?? 0,
    shells.map(({ url }) => url),
  );
  const pages = startLoad(site, { url: balancer.url, paths: [pagePath], rate });
  const load: number[] = [];
  for (let round = 0; round < times; round += 1) {
    detail(`${round + 1} of ${times}`);
    for (const [index, port] of shellPorts.entries()) {
      await shells[index]?.stop();
      shells[index] = await start(port);
      // The next shell stops once the balancer has seen this one.
      await waitUntilReady({ name: "balancer", url: balancer.url }, balancer.server);
    }
    load.push(loadAverage());
  }
  const report = await pages.stop();
  await Promise.all([balancer.server.stop(), ...shells.map((shell) => shell.stop())]);
  return {
    rounds: times,
    pages: Object.values(report.counts).reduce((sum, count) => sum + count, 0),
    failed: failuresOf(report),
    problems: report.problems,
    load,
  };
}

async function startBalancer({ root, dir, cores }: LoadSite, port: number, targets: readonly string[]) {
  const url = `http://127.0.0.1:${port}`;
  const server = startServerProcess({
    name: "balancer",
    entry: "bench/rolling/balancer.ts",
    args: [String(port), ...targets],
    cwd: root,
    env: process.env,
    logFile: join(dir, "balancer.log"),
    prefix: cores.client,
  });
  await waitUntilReady({ name: "balancer", url }, server);
  return { server, url };
}
