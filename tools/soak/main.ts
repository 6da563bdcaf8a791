import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findFreePorts } from "../../bench/free-ports.ts";
import { anyCore } from "../../bench/load/cores.ts";
import { startLoadSite } from "../../bench/load/load-site.ts";
import { createOperator } from "../../bench/load/operator.ts";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { running } from "../processes/running.ts";
import { createProgress } from "../progress/progress.ts";
import { brokenNames, brokenVersion, makeBrokenRelease } from "./broken-release.ts";
import { workerHeapMb } from "./faults.ts";
import { injectFaults } from "./inject-faults.ts";
import { failuresBetween } from "./judge-late.ts";
import { readSoakOptions } from "./options.ts";
import { createRecorder, type SoakRecord } from "./samples.ts";
import { createShellReporter } from "./shell-report.ts";
import { readSitePages } from "./site-pages.ts";
import { judgeSoak } from "./verdict.ts";
import { walk } from "./visitors.ts";
import { watchMemory } from "./watch-memory.ts";

const root = join(import.meta.dirname, "../..");
/** State and logs of this run; kept if it fails. */
const dir = join(root, "var/soak/run");
const minuteMs = 60_000;

async function soak(): Promise<number> {
  const { minutes, seed, visitors } = readSoakOptions(process.argv.slice(2));
  const progress = createProgress({ steps: 3 });
  await rm(dir, { recursive: true, force: true });
  await progress.step("Build", async (detail) => {
    await runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail);
  });
  const { shell, metricsUrl } = await progress.step("Start the site, and publish broken fragments", startSite);
  const pages = await progress.step("Read its pages", async (detail) => {
    const read = await readSitePages(shell.url, seed);
    detail(`${read.length} pages`);
    return read;
  });

  const file = join("var/soak", `${new Date().toISOString().replaceAll(/[:.]/g, "-")}.jsonl`);
  const recorder = createRecorder(join(root, file));
  const reporter = createShellReporter({ metricsUrl, logFile: join(dir, "shell.log") });
  const { figures: atStart } = await reporter.read();
  const startedAt = performance.now();
  const share = () => (performance.now() - startedAt) / (minutes * minuteMs);
  const about = { url: shell.url, seed, recorder, reporter, isOver: () => share() >= 1 };
  progress.say(`Seed ${seed}, ${visitors} visitors, ${minutes} minutes`);
  const ended = shell.exited.then(({ code, signal }) => {
    throw new Error(`The shell exited (${signal ?? code}). The end of its log:\n${shell.lastLines(25)}`);
  });
  const everything = Promise.all([
    walk(visitors, { ...about, pages }),
    injectFaults(about),
    watchMemory({ pid: shell.pid, recorder, progress: share }),
    sayMinutes(minutes, recorder.record, progress.say),
  ]);
  await Promise.race([everything, ended]);

  const failures = failuresBetween(atStart, (await reporter.read()).figures);
  const { text, broken } = judgeSoak(recorder.record, { minutes, failures });
  progress.say(`\n${text}\n\nEvery sample is in ${file}`);
  for (const line of broken) progress.say(`✗ ${line}`);
  await running.stopAll();
  if (broken.length > 0) return 1;
  await rm(dir, { recursive: true, force: true });
  return 0;
}

/** The programs as they are deployed, the tree's own releases, and the broken ones. */
async function startSite() {
  const site = await startLoadSite(root, dir, anyCore);
  const operator = await createOperator(site, site.environment);
  for (const name of brokenNames) {
    await operator.publish(name, await makeBrokenRelease(name));
    await operator.promote(name, brokenVersion);
  }
  const [operatorPort] = await findFreePorts(1);
  const shell = await site.start("shell", {
    SHELL_OPERATOR_PORT: `${operatorPort}`,
    SHELL_WORKER_HEAP_MB: `${workerHeapMb}`,
  });
  return { shell, metricsUrl: `http://127.0.0.1:${operatorPort}/metrics` };
}

async function sayMinutes(minutes: number, record: SoakRecord, say: (line: string) => void): Promise<void> {
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(minuteMs);
    const { pages, wrong, late, faults, memory } = record;
    const reported = faults.filter(({ report }) => report === "reported").length;
    const held = Math.round(memory.at(-1)?.rssMb ?? 0);
    say(
      `minute ${minute} of ${minutes}: ${pages} pages, ${wrong.length} wrong, ${late.length} late; ${faults.length} faults, ${reported} reported; ${held} MiB`,
    );
  }
}

await runCommand(soak);
