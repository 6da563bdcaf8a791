import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitCommit } from "@zhian/build/source-digest";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { running } from "../processes/running.ts";
import { createProgress, type Progress } from "../progress/progress.ts";
import { provideChromium } from "../test/provide-chromium.ts";
import { type BenchConfig, readBenchConfig } from "./config.ts";
import { describeMachine, loadAverage } from "./machine.ts";
import type { BenchReport } from "./report/bench-report.ts";
import { sayReport } from "./report/say-report.ts";
import { measureRollback } from "./rollback/measure-rollback.ts";
import { type OneBundle, startOneBundle } from "./start-one-bundle.ts";
import { type BenchSite, startSite } from "./start-site.ts";
import { measureTax } from "./tax/measure-tax.ts";
import { measureThroughput } from "./throughput/measure-throughput.ts";
import { startNginx } from "./throughput/start-nginx.ts";

const root = join(import.meta.dirname, "../..");
const path = "/products/bcc";
const yardstick = "bare React";
/** State and logs of this run; left there when it fails. */
const dir = join(root, "var/bench/run");

interface Bench {
  config: BenchConfig;
  progress: Progress;
  site: BenchSite;
}

async function bench(): Promise<number> {
  const config = readBenchConfig(process.argv.slice(2), process.env);
  const needsYardstick = config.only.includes("tax") || config.only.includes("throughput");
  const progress = createProgress({ steps: config.only.length + (needsYardstick ? 3 : 2) });
  const report: BenchReport = {
    at: new Date().toISOString(),
    commit: gitCommit(root).commit,
    machine: describeMachine(),
    load: { before: loadAverage(), after: 0 },
  };
  await rm(dir, { recursive: true, force: true });
  await progress.step("Build", async (detail) => {
    await runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail);
  });
  const site = await progress.step("Start the site", () => startSite(root, join(dir, "site")));
  const measuring = { config, progress, site };
  if (needsYardstick) {
    const oneBundle = await progress.step("Build and start the yardstick: the same sources as one bundle", () =>
      startOneBundle(root, join(dir, "one-bundle"), site.apiUrl),
    );
    if (config.only.includes("tax")) report.tax = await tax(measuring, oneBundle);
    if (config.only.includes("throughput")) Object.assign(report, await throughput(measuring, oneBundle));
  }
  // Last, because it changes what is served.
  if (config.only.includes("rollback")) report.rollback = await rollback(measuring);

  report.load.after = loadAverage();
  await running.stopAll();
  progress.say(sayReport(report, yardstick));
  progress.say(`Written to ${await write(report)}`);
  await rm(dir, { recursive: true, force: true });
  return 0;
}

function tax({ config, progress, site }: Bench, oneBundle: OneBundle) {
  return progress.step("Composition tax", async (detail) =>
    measureTax({
      composed: site.url + path,
      oneBundle: oneBundle.url + path,
      rounds: config.rounds,
      chromiumPath: await provideChromium(root, detail),
      detail,
    }),
  );
}

function throughput({ config, progress, site }: Bench, oneBundle: OneBundle) {
  return progress.step("Pages per second", async (detail) => {
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
    return {
      throughput: await measureThroughput({
        root,
        subjects,
        detail,
        rounds: config.rounds,
        seconds: config.loadSeconds,
      }),
      ...(nginx === null && { withoutNginx: "not installed here, so not compared (apt-get install nginx)" }),
    };
  });
}

function rollback({ config, progress, site }: Bench) {
  return progress.step("Rollback", (detail) =>
    measureRollback({ site, dir: join(dir, "second-release"), times: config.rollbacks, detail }),
  );
}

async function write(report: BenchReport): Promise<string> {
  const file = join("var/bench", `${report.at.replaceAll(/[:.]/g, "-")}.json`);
  await mkdir(join(root, "var/bench"), { recursive: true });
  await writeFile(join(root, file), `${JSON.stringify(report, null, 1)}\n`);
  return file;
}

await runCommand(bench);
