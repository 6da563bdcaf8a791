import * as z from "zod";
import { historyEntrySchema } from "../history.ts";
import { baseOf, type Command, textOption } from "./command.ts";
import { shortTime, toKilobytes, toTable } from "./table.ts";

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
  help: ["--limit N    entries, 50 unless said", "--before N   entries before this revision"],
  args: { min: 0, max: 1 },
  async run(context) {
    const query = new URLSearchParams();
    for (const name of ["limit", "before"]) {
      const value = textOption(context, name);
      if (value !== undefined) query.set(name, value);
    }
    if (context.args[0] !== undefined) query.set("fragment", context.args[0]);
    const { body } = await context.client.call(`${baseOf(context)}/log?${query}`, logSchema);
    const rows = body.entries.map(({ revision, at, by, action, fragment, version, from, served, reason }) => [
      String(revision),
      shortTime(at),
      by,
      served.canary && action === "canary" ? `canary ${served.canary.percent} %` : action,
      fragment,
      from === undefined ? version : `${from} → ${version}`,
      reason,
    ]);
    const table = toTable([["REVISION", "WHEN", "WHO", "WHAT", "FRAGMENT", "VERSION", "WHY"], ...rows]);
    const more = body.next === undefined ? "" : `\nOlder ones: npx fragments log --before ${body.next}`;
    return { json: body, text: rows.length > 0 ? table + more : "Nothing has happened yet." };
  },
};

const listDiff = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
const diffSchema = z.object({
  environment: z.string(),
  fragment: z.string(),
  from: z.string().optional(),
  to: z.string(),
  routes: listDiff,
  slots: listDiff,
  files: listDiff.extend({ changed: z.array(z.string()), same: z.number() }),
  bytes: z.object({ from: z.number(), to: z.number() }),
  shared: z.array(z.object({ module: z.string(), from: z.string().optional(), to: z.string().optional() })),
  conflicts: z.array(z.string()),
});

export const diff: Command = {
  usage: "diff NAME VERSION",
  summary: "what would change if VERSION were promoted",
  options: {},
  help: [],
  args: { min: 2, max: 2 },
  async run(context) {
    const [fragment = "", version = ""] = context.args;
    const query = new URLSearchParams({ fragment, version });
    const { body } = await context.client.call(`${baseOf(context)}/diff?${query}`, diffSchema);
    const { files, bytes } = body;
    const rows = [
      ["version", `${body.from ?? "nothing"} → ${body.to}`],
      ["routes", shownList(body.routes)],
      ["slots", shownList(body.slots)],
      [
        "files",
        `${files.added.length} added, ${files.removed.length} removed, ${files.changed.length} changed, ${files.same} the same`,
      ],
      ["bytes", `${toKilobytes(bytes.from)} → ${toKilobytes(bytes.to)}`],
      ...body.shared.map(({ module, from, to }) => [`shared ${module}`, `${from ?? "nothing"} → ${to ?? "nothing"}`]),
      ...body.conflicts.map((conflict) => ["cannot be promoted", conflict]),
    ];
    return { json: body, text: `${body.fragment} in ${body.environment}\n${toTable(rows)}` };
  },
};

function shownList({ added, removed }: z.output<typeof listDiff>): string {
  return [...added.map((one) => `+${one}`), ...removed.map((one) => `-${one}`)].join(" ") || "the same";
}
