import type { HealthReport } from "@zhian/contracts/health";
import type { Database, Queryable } from "@zhian/database/database";
import type { ChangeOutcome, createChangeEnvironment } from "../change-environment.ts";
import { findMeasured } from "../field/find-measured.ts";
import { forgetOldSeries, recordSeries } from "../field/record-series.ts";
import { toChannel } from "../model/channel.ts";
import { type EnvironmentState, findEnvironment, readServed } from "../model/environment.ts";
import { type HistoryEntry, isServing, readFragmentHistory } from "../model/history.ts";
import { refuse } from "../model/refusal.ts";
import { type CountedUnder, forgetOldCounts, recordCounts } from "./counts.ts";
import { isInQuestion, readFieldHealth } from "./field-health.ts";
import type { HealthRules } from "./rules.ts";
import { findRefusals, readShells, recordShell } from "./shells.ts";

interface Dependencies {
  database: Database;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  rules: HealthRules;
  now(): Date;
  /** Called with each automatic change. */
  onTakenBack(fragment: string, reason: string, outcome: ChangeOutcome): void;
}

/** A concurrent change to the environment requires a new judgement. */
const maxTries = 5;
const maxReason = 500;

/** Records a shell's report and, before it responds, rolls back releases that turn out to be bad. */
export function createReportReceiver({ database, changeEnvironment, rules, now, onTakenBack }: Dependencies) {
  return async function receiveReport(environment: string, report: HealthReport): Promise<void> {
    const concerned = await database.transaction((tx) => record(tx, environment, report));
    for (const fragment of concerned) await takeBackIfBad(environment, fragment);
  };

  /** Returns the fragments that must be judged again. */
  async function record(tx: Queryable, name: string, report: HealthReport): Promise<Set<string>> {
    const environment = await requireEnvironment(tx, name);
    const served = await readServed(tx, environment);
    const counted: CountedUnder[] = [];
    for (const count of report.counts) {
      const entry = served.get(count.fragment);
      // Counts from before the fragment's last change say nothing about the release that it served.
      if (!entry || count.revision < entry.revision || count.revision > environment.revision) continue;
      if (count.version !== entry.served.stable && count.version !== entry.served.canary?.version) continue;
      counted.push({ count, entry });
    }
    await recordCounts(tx, counted, now());
    const pages = counted.map(({ count, entry }) => ({ count, since: entry.revision }));
    const vitals = await findMeasured(tx, { environment, served, vitals: report.vitals ?? [] });
    await recordSeries(tx, { environment: name, pages, vitals, now: now() });
    await recordShell(tx, { environment: name, report, now: now() });
    await forgetOldCounts(tx, now());
    await forgetOldSeries(tx, now());
    const inQuestion = counted.filter(({ entry }) => isInQuestion(entry, { rules, now: now() }));
    const refused = report.refused?.releases.filter(({ fragment }) => served.has(fragment)) ?? [];
    return new Set([...inQuestion.map(({ count }) => count.fragment), ...refused.map(({ fragment }) => fragment)]);
  }

  async function takeBackIfBad(name: string, fragment: string): Promise<void> {
    for (let attempt = 0; attempt < maxTries; attempt += 1) {
      const environment = await requireEnvironment(database, name);
      const reason = await findFault(environment, fragment);
      if (reason === undefined) return;
      const outcome = await changeEnvironment({
        environment: name,
        fragment,
        change: { action: "rollback", reason: reason.slice(0, maxReason) },
        seenRevision: environment.revision,
        by: "registry",
      });
      if (outcome.status === "stale") continue;
      onTakenBack(fragment, reason, outcome);
      return;
    }
  }

  async function findFault(environment: EnvironmentState, fragment: string): Promise<string | undefined> {
    const history = await readFragmentHistory(database, environment.name, fragment);
    const entry = history.at(-1);
    if (!entry || !isServing(entry) || !mayBeTakenBack(entry)) return undefined;
    const shells = await readShells(database, environment.name, now());
    const refusal = findRefusals(shells, entry, now()).find(({ isFinal }) => isFinal);
    if (refusal) return toReason(refusal);
    const neighbours = [...(await readServed(database, environment)).values()].filter(
      (one) => one.fragment !== fragment,
    );
    const question = { entry, channel: toChannel(history), neighbours };
    return (await readFieldHealth(question, { database, rules, now: now() }))?.reason;
  }
}

/** The release that a rollback serves was good before; further automatic rollbacks could go back without end. */
function mayBeTakenBack({ action, watch }: HistoryEntry): boolean {
  return action !== "rollback" && action !== "recall" && watch !== false;
}

function toReason({ version, shells, problem }: { version: string; shells: number; problem: string }): string {
  const printable = problem.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, " ");
  return `rolled back automatically: refused by ${shells} ${shells === 1 ? "shell" : "shells"}: ${version}: ${printable}`;
}

async function requireEnvironment(database: Queryable, name: string): Promise<EnvironmentState> {
  const environment = await findEnvironment(database, name);
  if (environment) return environment;
  throw refuse("unknown-environment", "There is no such environment.", "See the registry's REGISTRY_ENVIRONMENTS.");
}
