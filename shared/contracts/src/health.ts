import * as z from "zod/mini";
import { fragmentNameSchema } from "./fragment.ts";
import { vitalCountSchema } from "./vitals.ts";

const count = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));
const revision = z.number().check(z.int(), z.minimum(0));
const version = z.string().check(z.maxLength(60));

/** Counts for one release on the pages served to visitors since the last report. */
const releaseCountSchema = z.strictObject({
  fragment: fragmentNameSchema,
  version,
  /** Revision from which the pages were composed. */
  revision,
  pages: count,
  /** Number of these on which it failed, by kind of failure. */
  failed: z.record(z.string().check(z.regex(/^[a-z][a-z-]{0,29}$/)), count),
  /** Clients for which it failed for the first time. */
  clients: count,
});
export type ReleaseCount = z.output<typeof releaseCountSchema>;

/** A release that prevents a shell from using a revision. */
const refusedReleaseSchema = z.strictObject({
  fragment: fragmentNameSchema,
  version,
  /** One sentence. */
  problem: z.string().check(z.maxLength(300)),
  /** False if it may be temporary, such as a file that could not be fetched. */
  isLasting: z.boolean(),
});
export type RefusedRelease = z.output<typeof refusedReleaseSchema>;

/** Names of exports, by request, such as `react/jsx-runtime`. */
export const sharedExportsSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.array(z.string().check(z.maxLength(100))).check(z.maxLength(1000)),
);
export type SharedExports = z.output<typeof sharedExportsSchema>;

/** Maximum in one report: the rest is sent with the next. */
export const maxVitals = 400;

/** A shell's report to the registry every few seconds. Lossy by design: except for vitals, an undelivered report is not sent again. */
export const healthReportSchema = z.strictObject({
  /** Unique name of this process, generated at its start. */
  shell: z.string().check(z.regex(/^[a-z0-9-]{8,40}$/)),
  /** The revision that it serves; null while there is none. */
  revision: z.nullable(revision),
  /** Version of each module that it shares with fragments. */
  shared: z.optional(z.record(z.string().check(z.maxLength(100)), version)),
  /** What each of these modules exports, by request. */
  exports: z.optional(sharedExportsSchema),
  counts: z.array(releaseCountSchema).check(z.maxLength(200)),
  /** Absent from shells that measure nothing. */
  vitals: z.optional(z.array(vitalCountSchema).check(z.maxLength(maxVitals))),
  refused: z.optional(z.strictObject({ revision, releases: z.array(refusedReleaseSchema).check(z.maxLength(50)) })),
});
export type HealthReport = z.output<typeof healthReportSchema>;
