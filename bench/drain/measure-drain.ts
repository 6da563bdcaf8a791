import { setTimeout as pause } from "node:timers/promises";
import { findFreePorts } from "../free-ports.ts";
import type { LoadReport } from "../load/load-order.ts";
import type { LoadServer, LoadSite, ServerName } from "../load/load-site.ts";
import { startLoad } from "../load/start-load.ts";
import { pagePath } from "../load/with-shell.ts";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf } from "../statistics.ts";

interface Drain {
  name: ServerName;
  times: number;
  requests: number;
  /** Of these, those without a complete and correct response: refused, cut off, timed out, or another status. */
  dropped: number;
  exitMs: Spread;
  /** Exit codes other than 0, and signals. */
  badExits: string[];
  problems: LoadReport["problems"];
}

export interface Drains {
  services: Drain[];
  load: number[];
}

interface DrainOptions {
  site: LoadSite;
  times: number;
  detail(text: string): void;
}

interface Probe {
  paths: readonly string[];
  rate: number;
  isUnique: boolean;
}

const loadMs = 2500;
const names = ["shell", "registry", "api"] as const;

/** The parallel requests to each server: fast ones, and some that take longer. */
const asked: Record<ServerName, readonly Probe[]> = {
  shell: [
    { paths: [pagePath], rate: 30, isUnique: true },
    { paths: ["/", "/zh"], rate: 150, isUnique: false },
  ],
  registry: [
    {
      paths: ["/v1/environments/production/snapshot", "/v1/environments/production/status", "/v1/keys"],
      rate: 50,
      isUnique: false,
    },
  ],
  api: [
    {
      paths: ["/api/v1/cms/file/column?locale=en", "/api/v1/cms/search/hot?locale=zh", "/api/v1/cms/search?q=cloud"],
      rate: 150,
      isUnique: false,
    },
  ],
};

/** Repeatedly stops each server while a balancer sends it requests, and counts the dropped ones. */
export async function measureDrain({ site, times, detail }: DrainOptions): Promise<Drains> {
  const services: Drain[] = [];
  for (const name of names) {
    const port = name === "shell" ? (await findFreePorts(1))[0] : undefined;
    const start = () => site.start(name, port === undefined ? {} : { SHELL_PORT: String(port) });
    let server = name === "shell" ? await start() : site.servers[name];
    const rounds: Ended[] = [];
    for (let round = 0; round < times; round += 1) {
      detail(`${name}, ${round + 1} of ${times}`);
      rounds.push(await endUnderLoad(site, server, name));
      server = await start();
      if (name !== "shell") site.servers[name] = server;
    }
    if (name === "shell") await server.stop();
    services.push(addUp(name, rounds));
  }
  return { services, load: [loadAverage()] };
}

interface Ended {
  reports: LoadReport[];
  exitMs: number;
  exit: string;
}

async function endUnderLoad(site: LoadSite, server: LoadServer, name: ServerName): Promise<Ended> {
  const loads = asked[name].map((asking) =>
    startLoad(site, { url: server.url, arePages: false, heedsReadiness: true, ...asking }),
  );
  await pause(loadMs);
  const signalledAt = performance.now();
  process.kill(server.pid, "SIGTERM");
  const { code, signal } = await server.exited;
  const exitMs = performance.now() - signalledAt;
  const reports = await Promise.all(loads.map((load) => load.stop()));
  return { reports, exitMs, exit: String(signal ?? code) };
}

function addUp(name: ServerName, rounds: readonly Ended[]): Drain {
  const reports = rounds.flatMap((round) => round.reports);
  const counts = reports.flatMap((report) => Object.values(report.counts));
  const requests = counts.reduce((sum, count) => sum + count, 0);
  const problems: LoadReport["problems"] = {};
  for (const [problem, count] of reports.flatMap((report) => Object.entries(report.problems)))
    problems[problem] = (problems[problem] ?? 0) + count;
  return {
    name,
    times: rounds.length,
    requests,
    dropped: requests - reports.reduce((sum, report) => sum + report.counts.good, 0),
    exitMs: spreadOf(rounds.map(({ exitMs }) => exitMs)),
    badExits: rounds.map(({ exit }) => exit).filter((exit) => exit !== "0"),
    problems,
  };
}
