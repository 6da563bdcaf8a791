import { shellOwner } from "@zhian/contracts/vital-limits";
import type { Queryable } from "@zhian/database/database";
import type { EnvironmentState } from "../model/environment.ts";
import { readServed } from "../model/environment.ts";
import { usualQuantile, type Vital, vitals } from "./measures.ts";
import { readHour } from "./read-fields.ts";
import { measuredPages, quantile, type Sum } from "./sums.ts";

/** The last hour of one fragment, or of the shell, in a few figures. */
export interface FieldSummary {
  name: string;
  releases: {
    version: string;
    isCanary: boolean;
    pages: number;
    failedPages: number;
    /** In ms, `cls` in thousandths; only for vitals that were measured on enough pages. */
    p75: Partial<Record<Vital, number>>;
  }[];
}

export async function readSummaries(
  database: Queryable,
  environment: EnvironmentState,
  { minPages, now }: { minPages: number; now: Date },
): Promise<FieldSummary[]> {
  const names = [...(await readServed(database, environment)).keys()].sort((a, b) => (a < b ? -1 : 1));
  const summaries: FieldSummary[] = [];
  for (const name of [...names, shellOwner]) {
    const { lines } = await readHour(database, { environment: environment.name, fragment: name, now });
    const releases = lines.map(({ version, isCanary, total }) => ({
      version,
      isCanary,
      pages: total.pages,
      failedPages: total.failed,
      p75: usualOf(total, minPages),
    }));
    summaries.push({ name, releases });
  }
  return summaries;
}

function usualOf(sum: Sum, minPages: number): Partial<Record<Vital, number>> {
  const known = vitals.filter((vital) => measuredPages(sum, vital) >= minPages);
  return Object.fromEntries(known.map((vital) => [vital, quantile(sum, vital, usualQuantile)]));
}
