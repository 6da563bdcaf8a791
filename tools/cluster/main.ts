import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAverage } from "../../bench/machine.ts";
import { toTable } from "../../bench/table.ts";
import { outdatedBuilds } from "../build/outdated-builds.ts";
import { runBuilds } from "../build/run-builds.ts";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { withClusterSection } from "./cluster-section.ts";
import { type ClusterFindings, judge } from "./judge.ts";
import { proveEdge } from "./prove-edge.ts";
import { proveKills } from "./prove-kills.ts";
import { proveLimits } from "./prove-limits.ts";
import { proveOutage } from "./prove-outage.ts";
import { proveRollback } from "./prove-rollback.ts";
import { proveTrace } from "./prove-trace.ts";
import { providePrograms } from "./provide-programs.ts";
import { startCluster } from "./start-cluster.ts";

const root = join(import.meta.dirname, "../..");
/** Contains the state and logs of the last run. */
const dir = join(root, "var/cluster");
const page = join(root, "docs/performance.md");

/** `--write-docs`: writes the figures to docs/performance.md. */
async function testCluster(): Promise<number> {
  const progress = createProgress({ steps: 9 });
  await mkdir(dir, { recursive: true });
  await progress.step("Programs", (detail) => providePrograms(root, detail));
  await progress.step("Build", async (detail) =>
    runBuilds(await outdatedBuilds({ root, logDir: join(root, "var/log") }), detail),
  );
  const before = loadAverage();
  const cluster = await progress.step("Start", (detail) => startCluster(root, dir, detail));
  const findings: ClusterFindings = {
    edge: await progress.step("Edge", () => proveEdge(cluster)),
    traces: await progress.step("Traces", () => proveTrace(cluster)),
    limits: await progress.step("Limits across replicas", () => proveLimits(cluster)),
    rollback: await progress.step("Rollback", (detail) => proveRollback(cluster, detail)),
    kills: await progress.step("Kill one after the other", (detail) => proveKills(cluster, detail)),
    outage: await progress.step("Without a database", (detail) => proveOutage(cluster, detail)),
  };
  await cluster.close();
  const verdicts = judge(findings);
  const rows = verdicts.map(({ what, target, measured, isMet }) => [what, target, measured, isMet ? "yes" : "no"]);
  progress.say(toTable([["what", "target", "found", "met"], ...rows]));
  if (process.argv.includes("--write-docs")) {
    await writeFile(page, withClusterSection(await readFile(page, "utf8"), verdicts, { before, after: loadAverage() }));
  }
  const unmet = verdicts.filter(({ isMet, isTimed }) => !isMet && !isTimed);
  const slow = verdicts.filter(({ isMet, isTimed }) => !isMet && isTimed);
  progress.say(
    `${verdicts.length - unmet.length} held, ${unmet.length} failed; ${slow.length} of them slower than targeted`,
  );
  if (unmet.length > 0) throw new CommandError(`The cluster failed: ${unmet.map(({ what }) => what).join("; ")}.`);
  return 0;
}

await runCommand(testCluster);
