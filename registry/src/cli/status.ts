import * as z from "zod";
import { baseOf, type Command } from "./command.ts";
import { fieldNotes, readField } from "./status-field.ts";
import { shortTime, toTable } from "./table.ts";

const figures = z.object({ version: z.string(), pages: z.number(), failedPages: z.number() });
const healthSchema = figures.extend({
  verdict: z.enum(["inconclusive", "healthy", "failing"]),
  pagesNeeded: z.number(),
  against: figures.optional(),
  watchedUntil: z.string().optional(),
});

const statusSchema = z.object({
  environment: z.string(),
  revision: z.number(),
  head: z.string(),
  frozen: z.object({ at: z.string(), by: z.string(), reason: z.string() }).optional(),
  shells: z.object({ seen: z.number(), current: z.number() }),
  fragments: z.array(
    z.object({
      name: z.string(),
      stable: z.string(),
      canary: z.object({ version: z.string(), percent: z.number() }).optional(),
      steps: z.object({ next: z.number(), dueAt: z.string(), isDue: z.boolean() }).optional(),
      with: z.array(z.string()).optional(),
      latest: z.string(),
      earlier: z.string().optional(),
      changed: z.object({
        revision: z.number(),
        at: z.string(),
        by: z.string(),
        action: z.string(),
        reason: z.string(),
      }),
      health: healthSchema.optional(),
      refused: z.array(z.object({ version: z.string(), problem: z.string(), shells: z.number() })).optional(),
    }),
  ),
});
type FragmentStatus = z.output<typeof statusSchema>["fragments"][number];

export const status: Command = {
  usage: "status",
  summary: "show what is served and how canaries are doing",
  options: { field: { type: "boolean" } },
  help: ["--field         also show each release's last hour: pages, failures, LCP, INP, CLS"],
  args: { min: 0, max: 0 },
  async run(context) {
    const { body } = await context.client.call(`${baseOf(context)}/status`, statusSchema);
    const rows = body.fragments.map(({ name, stable, canary, latest, earlier, changed }) => [
      name,
      stable,
      canary ? `${canary.version} (${canary.percent} %)` : "-",
      latest,
      earlier ?? "-",
      shortTime(changed.at),
      changed.by,
    ]);
    const columns = ["FRAGMENT", "STABLE", "CANARY", "NEWEST", "ROLLBACK TO", "SINCE", "BY"];
    const table =
      rows.length > 0 ? toTable([columns, ...rows]) : "Nothing is served yet. Publish and promote a fragment.";
    const notes = body.fragments.flatMap((fragment) => [
      ...healthNote(fragment),
      ...stepNote(fragment),
      ...refusalNotes(fragment),
    ]);
    const field = context.options["field"] ? await readField(context) : undefined;
    const { frozen } = body;
    const freeze = frozen ? [`Frozen since ${shortTime(frozen.at)} by ${frozen.by}: ${frozen.reason}`] : [];
    const heading = `${body.environment}, revision ${body.revision}. ${shownShells(body.shells)}`;
    const text = [heading, ...freeze, table, ...notes, ...(field ? fieldNotes(field) : [])].join("\n");
    return { json: { ...body, ...(field && { field }) }, text };
  },
};

function shownShells({ seen, current }: { seen: number; current: number }): string {
  if (seen === 0) return "No shells are reporting.";
  const reporting = `${seen} ${seen === 1 ? "shell reports" : "shells report"}`;
  return seen === current ? `${reporting}, at this revision.` : `${reporting}, ${current} at this revision.`;
}

function healthNote({ name, health }: FragmentStatus): string[] {
  if (!health) return [];
  const { version, verdict, pagesNeeded, against, watchedUntil } = health;
  const needed = verdict === "inconclusive" ? `, ${pagesNeeded} needed for a verdict` : "";
  const beside = against ? `; ${against.version}: ${shownFigures(against)}` : "";
  const until = watchedUntil === undefined ? "" : `, watched until ${shortTime(watchedUntil)}`;
  return [`${name} ${version} is ${verdict}: ${shownFigures(health)}${needed}${beside}${until}`];
}

function stepNote({ name, canary, steps, with: others = [] }: FragmentStatus): string[] {
  const together = others.length === 0 ? [] : [`${name} moves together with ${others.join(", ")}`];
  if (!canary || !steps) return together;
  const next = steps.next === 100 ? "to everyone" : `to ${steps.next} %`;
  const when = steps.isDue
    ? `due since ${shortTime(steps.dueAt)}, on hold`
    : `no earlier than ${shortTime(steps.dueAt)}`;
  return [...together, `${name} ${canary.version} moves on automatically ${next}: ${when}`];
}

function shownFigures({ pages, failedPages }: { pages: number; failedPages: number }): string {
  const percent = pages === 0 ? 0 : Math.round((failedPages / pages) * 1000) / 10;
  return `${pages} ${pages === 1 ? "page" : "pages"}, ${percent} % failed`;
}

function refusalNotes({ name, refused = [] }: FragmentStatus): string[] {
  return refused.map(
    ({ version, problem, shells }) =>
      `${name} ${version} is refused by ${shells} ${shells === 1 ? "shell" : "shells"}: ${problem}`,
  );
}
