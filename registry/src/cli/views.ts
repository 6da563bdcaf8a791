import * as z from "zod";
import { everything, historyEntrySchema } from "../model/history.ts";
import { baseOf, type Command, textOption } from "./command.ts";
import { shortTime, toTable } from "./table.ts";

const logSchema = z.object({
  environment: z.string(),
  revision: z.number(),
  entries: z.array(historyEntrySchema.extend({ hash: z.string() })),
  next: z.number().optional(),
});

export const log: Command = {
  usage: "log [NAME]",
  summary: "who changed what, when and why; newest first",
  options: { limit: { type: "string" }, before: { type: "string" } },
  help: ["--limit N    entries (default: 50)", "--before N   entries before this revision"],
  args: { min: 0, max: 1 },
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ["limit", "before"]) {
      const value = textOption(context, name);
      if (value !== undefined) query.set(name, value);
    }
    if (context.args[0] !== undefined) query.set("fragment", context.args[0]);
    const { body } = await context.client.call(`${baseOf(context)}/log?${query}`, logSchema);
    const rows = body.entries.map(({ revision, at, by, action, fragment, version, from, to, served, reason }) => [
      String(revision),
      shortTime(at),
      by,
      shownAction(action, served?.canary?.percent, to),
      fragment === everything ? "-" : fragment,
      [from, version ?? (from === undefined ? "-" : "nothing")].filter((one) => one !== undefined).join(" → "),
      reason,
    ]);
    const table = toTable([["REVISION", "WHEN", "WHO", "WHAT", "FRAGMENT", "VERSION", "WHY"], ...rows]);
    const more = body.next === undefined ? "" : `\nOlder entries: npx fragments log --before ${body.next}`;
    return { json: body, text: rows.length > 0 ? table + more : "No changes yet." };
  },
};

function shownAction(action: string, percent: number | undefined, to: number | undefined): string {
  if (action === "canary" && percent !== undefined) return `canary ${percent} %`;
  return to === undefined ? action : `${action} ${to}`;
}
