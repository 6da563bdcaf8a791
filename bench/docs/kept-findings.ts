import * as z from "zod";
import { measures } from "../config.ts";
import type { BenchReport } from "../report/bench-report.ts";

const loadSchema = z.object({ before: z.number(), after: z.number() });

const targetSchema = z.object({
  what: z.string(),
  yardstick: z.string(),
  target: z.string(),
  measured: z.string(),
  isMet: z.boolean(),
});

const keptSchema = z.object({
  machine: z.object({
    cpu: z.string(),
    cores: z.number(),
    memoryGb: z.number(),
    system: z.string(),
    node: z.string(),
  }),
  measures: z.partialRecord(
    z.enum(measures),
    z.object({ at: z.string(), commit: z.string(), load: loadSchema, targets: z.array(targetSchema) }),
  ),
});

/**
 * The latest figures of each measure, whichever run and machine they come from: docs/performance.json, the source of
 * docs/performance.md. A run of some measures replaces their entries only.
 */
export type KeptFindings = z.infer<typeof keptSchema>;

/** Throws if the text is not valid. */
export function readKept(text: string): KeptFindings {
  return keptSchema.parse(JSON.parse(text));
}

/** Returns the findings with this run's figures in place of earlier ones. */
export function keep({ measures: before }: KeptFindings, { at, commit, machine, loads, targets }: BenchReport) {
  const kept: KeptFindings = { machine, measures: { ...before } };
  for (const measure of measures) {
    const [load, found] = [loads[measure], targets[measure]];
    if (load && found) kept.measures[measure] = { at, commit: commit ?? "", load, targets: found };
  }
  return kept;
}
