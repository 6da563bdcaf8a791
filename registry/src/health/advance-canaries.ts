import type { Database } from "@zhian/database/database";
import type { ChangeOutcome, createChangeEnvironment } from "../change-environment.ts";
import type { Change } from "../model/change.ts";
import { type EnvironmentState, findEnvironment, readServed } from "../model/environment.ts";
import type { ServingEntry } from "../model/history.ts";
import { dueAt, nextShare, type Steps } from "../model/steps.ts";
import { askJudge } from "./ask-judge.ts";
import type { HealthRules } from "./rules.ts";

interface Dependencies {
  database: Database;
  changeEnvironment: ReturnType<typeof createChangeEnvironment>;
  rules: HealthRules;
  now(): Date;
  /** Called for each step; `onHeld` once for each that is due but not taken. */
  onStep(outcome: ChangeOutcome): void;
  onHeld(entry: ServingEntry, why: string): void;
}

const maxReason = 500;

/**
 * Gives canaries with steps their next share once the current one has lasted long enough and the judge approves. All state is in the
 * database, and each step is conditional on the revision it was judged at: a restart loses no step, and of two registries one takes it.
 */
export function createAdvanceCanaries({ database, changeEnvironment, rules, now, onStep, onHeld }: Dependencies) {
  /** Steps already reported as held, by the entry that holds them: each is reported once. */
  const told = new Set<string>();

  return async function advanceCanaries(name: string): Promise<void> {
    const environment = await findEnvironment(database, name);
    if (!environment) return;
    const served = await readServed(database, environment);
    for (const entry of served.values()) {
      const due = dueStep(entry, now());
      if (!due) continue;
      const why = await askJudge({ environment, served }, entry, { database, rules, now: now() });
      if (why.held !== undefined) hold(entry, why.held);
      // The others are judged in the next run, at the new revision.
      else if (await take(environment, entry, { ...due, content: why.content })) return;
    }
  };

  function hold(entry: ServingEntry, why: string): void {
    const key = `${entry.environment} ${entry.revision}`;
    if (told.has(key)) return;
    told.add(key);
    onHeld(entry, why);
  }

  /** Returns whether the environment has a new revision. */
  async function take(
    environment: EnvironmentState,
    entry: ServingEntry,
    { steps, version, next, content }: DueStep & { content: string },
  ): Promise<boolean> {
    const place = steps.shares.indexOf(next) + 1;
    const minutes = Math.floor((now().getTime() - Date.parse(entry.at)) / 60_000);
    const reason = `step ${place} of ${steps.shares.length}, automatically after ${minutes} minutes: ${content}`.slice(
      0,
      maxReason,
    );
    const change: Change =
      next === 100
        ? { action: "promote", version, reason }
        : { action: "canary", version, percent: next, steps: steps.shares, each: steps.each, reason };
    const outcome = await changeEnvironment({
      environment: environment.name,
      fragment: entry.fragment,
      change,
      seenRevision: environment.revision,
      by: "registry",
    });
    if (outcome.status === "refused") hold(entry, outcome.refusal.message);
    else if (outcome.status !== "stale") onStep(outcome);
    return outcome.status !== "refused";
  }
}

interface DueStep {
  steps: Steps;
  version: string;
  /** The share that is due, in percent. */
  next: number;
}

/** In a group, the fragment whose key assigns visitors leads. */
function dueStep({ fragment, steps, at, served: { canary } }: ServingEntry, now: Date): DueStep | undefined {
  if (!steps || !canary || (canary.key ?? fragment) !== fragment) return undefined;
  const next = nextShare(steps, canary.percent);
  if (next === undefined || now < dueAt(steps, at)) return undefined;
  return { steps, version: canary.version, next };
}
