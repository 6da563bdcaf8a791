import * as z from "zod";
import { servedSchema } from "../model/history.ts";
import { CliError } from "./cli-error.ts";
import { baseOf, type Command, type CommandContext, type CommandResult, textOption } from "./command.ts";
import { shownServed } from "./describe-change.ts";
import { toKilobytes, toTable } from "./table.ts";

const listDiff = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });
const sizedFile = z.object({ path: z.string(), bytes: z.number() });
const releaseDiff = z.object({
  fragment: z.string(),
  from: z.string().optional(),
  to: z.string(),
  routes: listDiff,
  slots: listDiff,
  files: z.object({
    added: z.array(sizedFile),
    removed: z.array(sizedFile),
    changed: z.array(z.object({ path: z.string(), from: z.number(), to: z.number() })),
    same: z.number(),
  }),
  bytes: z.object({ from: z.number(), to: z.number() }),
  shared: z.array(z.object({ module: z.string(), from: z.string().optional(), to: z.string().optional() })),
  conflicts: z.array(z.string()),
});
const diffSchema = releaseDiff.extend({ environment: z.string() });
const revisionsSchema = z.object({
  environment: z.string(),
  from: z.number(),
  to: z.number(),
  fragments: z.array(
    z.object({
      name: z.string(),
      from: servedSchema.optional(),
      to: servedSchema.optional(),
      release: releaseDiff.optional(),
    }),
  ),
});

export const diff: Command = {
  usage: "diff NAME VERSION | --revision N",
  summary: "what would change if VERSION were promoted, or revision N restored",
  options: { from: { type: "string" }, revision: { type: "string" } },
  help: [
    "--from VERSION   compare VERSION with this one instead of what is served",
    "--revision N     compare revision N with the current one, or with that of --from N",
  ],
  args: { min: 0, max: 2 },
  run(context) {
    const revision = textOption(context, "revision");
    if (revision !== undefined && context.args.length === 0) return diffRevisions(context, revision);
    if (revision === undefined && context.args.length === 2) return diffReleases(context);
    throw new CliError("usage", "fragments diff takes NAME VERSION, or --revision N.", "See fragments diff --help");
  },
};

async function diffReleases(context: CommandContext): Promise<CommandResult> {
  const [fragment = "", version = ""] = context.args;
  const from = textOption(context, "from");
  const query = new URLSearchParams({ fragment, version, ...(from !== undefined && { from }) });
  const { body } = await context.client.call(`${baseOf(context)}/diff?${query}`, diffSchema);
  const rows = [["version", `${body.from ?? "none"} → ${body.to}`], ...releaseRows(body)];
  return { json: body, text: `${body.fragment} in ${body.environment}\n${toTable(rows)}` };
}

async function diffRevisions(context: CommandContext, to: string): Promise<CommandResult> {
  const from = textOption(context, "from");
  const query = new URLSearchParams({ to, ...(from !== undefined && { from }) });
  const { body } = await context.client.call(`${baseOf(context)}/revisions/diff?${query}`, revisionsSchema);
  const heading = `${body.environment}, revision ${body.from} → ${body.to}`;
  if (body.fragments.length === 0) return { json: body, text: `${heading}\nNo differences.` };
  const rows = body.fragments.map((one) => [one.name, shownServed(one.from), shownServed(one.to)]);
  const table = toTable([["FRAGMENT", `AT ${body.from}`, `AT ${body.to}`], ...rows]);
  const details = body.fragments.flatMap(({ name, release }) =>
    release ? [`${name}\n${toTable(releaseRows(release))}`] : [],
  );
  return { json: body, text: [heading, table, ...details].join("\n") };
}

function releaseRows({ routes, slots, files, bytes, shared, conflicts }: z.output<typeof releaseDiff>): string[][] {
  return [
    ["routes", shownList(routes)],
    ["slots", shownList(slots)],
    [
      "files",
      `${files.added.length} added, ${files.removed.length} removed, ${files.changed.length} changed, ${files.same} unchanged`,
    ],
    ...fileRows(files),
    ["bytes", `${toKilobytes(bytes.from)} → ${toKilobytes(bytes.to)}`],
    ...shared.map(({ module, from, to }) => [`shared ${module}`, `${from ?? "none"} → ${to ?? "none"}`]),
    ...conflicts.map((conflict) => ["cannot be promoted", conflict]),
  ];
}

function fileRows({ added, removed, changed }: z.output<typeof releaseDiff>["files"]): string[][] {
  return [
    ...added.map(({ path, bytes }) => [`+ ${path}`, toKilobytes(bytes)]),
    ...removed.map(({ path, bytes }) => [`- ${path}`, toKilobytes(bytes)]),
    ...changed.map(({ path, from, to }) => [`~ ${path}`, `${toKilobytes(from)} → ${toKilobytes(to)}`]),
  ];
}

function shownList({ added, removed }: z.output<typeof listDiff>): string {
  return [...added.map((one) => `+${one}`), ...removed.map((one) => `-${one}`)].join(" ") || "unchanged";
}
