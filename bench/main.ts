import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitCommit } from "@zhian/build/source-digest";
import { outdatedBuilds } from "../tools/build/outdated-builds.ts";
import { runBuilds } from "../tools/build/run-builds.ts";
import { clusterSectionOf } from "../tools/cluster/cluster-section.ts";
import { runCommand } from "../tools/processes/run-command.ts";
import { running } from "../tools/processes/running.ts";
import { CommandError, printFailure } from "../tools/progress/print-failure.ts";
import { createProgress } from "../tools/progress/progress.ts";
import { createBench } from "./bench.ts";
import { measures, readBenchConfig } from "./config.ts";
import { keep, readKept } from "./docs/kept-findings.ts";
import { performancePage } from "./docs/performance-page.ts";
import { describeMachine, loadAverage } from "./machine.ts";
import { runs } from "./measures.ts";
import type { BenchReport } from "./report/bench-report.ts";
import { formatReport } from "./report/format-report.ts";
import { targetsOf } from "./targets/targets-of.ts";
import { yardstick } from "./throughput/run-throughput.ts";

const root = join(import.meta.dirname, "..");
/** State and logs of this run; kept if it fails. */
const dir = join(root, "var/bench/run");
const page = "docs/performance.md";
const figures = "docs/performance.json";

async function bench(): Promise<number> {
  const config = readBenchConfig(process.argv.slice(2), process.env);
  const progress = createProgress({ steps: config.only.length + 1 });
  const report: BenchReport = {
    at: new Date().toISOString(),
    commit: gitCommit(root).commit,
    machine: describeMachine(),
    load: { before: loadAverage(), after: 0 },
    loads: {},
    targets: {},
  };
  await rm(dir, { recursive: true, force: true });
  await progress.step("Build", async (detail) => {
    await runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail);
  });
  const shared = createBench(root, dir, config);
  const failures: string[] = [];
  for (const measure of config.only) {
    const { title, run } = runs[measure];
    const before = loadAverage();
    try {
      const found = await progress.step(title, (detail) => run(shared, detail));
      Object.assign(report, found);
      report.targets[measure] = targetsOf(found);
    } catch (error) {
      // The other measures can still run.
      failures.push(`${title}: ${printFailure(error)}`);
    }
    report.loads[measure] = { before, after: loadAverage() };
  }
  report.load.after = loadAverage();
  await running.stopAll();
  progress.say(formatReport(report, yardstick));
  progress.say(`Written to ${await write(report)}`);
  const isWhole = config.only.length === measures.length && failures.length === 0;
  if (isWhole || config.writesDocs) {
    await writeDocs(report);
    progress.say(`Written to ${page} and ${figures}; results of measures that did not run are unchanged`);
  }
  if (failures.length > 0) throw new CommandError(`Not everything could be measured.\n${failures.join("\n")}`);
  await rm(dir, { recursive: true, force: true });
  return 0;
}

async function writeDocs(report: BenchReport): Promise<void> {
  const kept = keep(readKept(await readFile(join(root, figures), "utf8")), report);
  await writeFile(join(root, figures), `${JSON.stringify(kept, null, 2)}\n`);
  const cluster = clusterSectionOf(await readFile(join(root, page), "utf8"));
  await writeFile(join(root, page), `${performancePage(kept)}\n${cluster}`.trimEnd() + "\n");
}

async function write(report: BenchReport): Promise<string> {
  const file = join("var/bench", `${report.at.replaceAll(/[:.]/g, "-")}.json`);
  await mkdir(join(root, "var/bench"), { recursive: true });
  await writeFile(join(root, file), `${JSON.stringify(report, null, 1)}\n`);
  return file;
}

await runCommand(bench);
