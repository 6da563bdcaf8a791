import * as z from "zod";
import { type HistoryEntry, historyEntrySchema, type Served, servedSchema } from "../model/history.ts";
import { nextShare } from "../model/steps.ts";
import { toTable } from "./table.ts";

export const answerSchema = z.object({
  revision: z.number(),
  changed: z.boolean(),
  entry: historyEntrySchema.optional(),
});
export const previewSchema = z.object({
  revision: z.number(),
  changes: z.array(
    z.object({ fragment: z.string(), before: servedSchema.optional(), served: servedSchema.optional() }),
  ),
  refused: z.object({ code: z.string(), message: z.string(), remedy: z.string() }).optional(),
});

export function describeChange(environment: string, answer: z.output<typeof answerSchema>): string {
  const { revision, changed, entry } = answer;
  if (!changed || !entry) return `Nothing to do: ${environment} is already in this state (revision ${revision}).`;
  const { fragment, from, to, served, action } = entry;
  const at = `${environment} is at revision ${revision}:`;
  if (action === "freeze")
    return `${at} frozen. Only rollbacks and recalls are allowed. Unfreeze it: npx fragments unfreeze`;
  if (action === "unfreeze") return `${at} changes are allowed again.`;
  if (action === "restore") return `${at} everything is served as it was at revision ${to}.`;
  const now = served?.canary
    ? `${fragment} ${served.canary.version} goes to ${served.canary.percent} % of visitors, ${served.stable} to the others`
    : `${fragment} ${served?.stable} goes to everyone`;
  const isBack = action === "rollback" || action === "recall";
  const deed = action === "recall" ? "was recalled" : "was rolled back";
  const back = isBack ? `${from ?? ""} ${deed}; ` : "";
  const next = isBack ? "" : `\nRoll it back: npx fragments rollback ${fragment}`;
  return `${at} ${back}${now}${shownCompanions(entry)}.${shownSteps(entry)}${next}`;
}

function shownCompanions({ with: others = [] }: HistoryEntry): string {
  return others.length === 0 ? "" : `, together with ${others.join(", ")}`;
}

function shownSteps({ steps, served }: HistoryEntry): string {
  const next = steps && served?.canary && nextShare(steps, served.canary.percent);
  if (!steps || next === undefined) return "";
  const share = next === 100 ? "everyone" : `${next} %`;
  return `\nIt moves on to ${share} automatically, in ${steps.each} minutes at the earliest.`;
}

export function describePreview(environment: string, preview: z.output<typeof previewSchema>): string {
  const { revision, changes, refused } = preview;
  const at = `${environment}, revision ${revision}. Nothing was changed.`;
  if (refused) return `${at}\nIt would be refused: ${refused.message}\n${refused.remedy}`;
  if (changes.length === 0) return `${at}\nThis would change nothing.`;
  const rows = changes.map(({ fragment, before, served }) => [
    fragment === "*" ? "the environment" : fragment,
    shownServed(before),
    shownServed(served),
  ]);
  return `${at}\n${toTable([["FRAGMENT", "NOW", "THEN"], ...rows])}`;
}

export function shownServed(served: Served | undefined): string {
  if (!served) return "-";
  const { stable, canary } = served;
  return canary ? `${stable}, ${canary.version} (${canary.percent} %)` : stable;
}
