import { randomUUID } from "node:crypto";
import * as z from "zod";
import { historyEntrySchema } from "../history.ts";
import { CliError, isCliError } from "./cli-error.ts";
import { type Command, type CommandContext, type CommandResult, textOption } from "./command.ts";

const revisionSchema = z.object({ revision: z.number() });
const answerSchema = z.object({ revision: z.number(), changed: z.boolean(), entry: historyEntrySchema.optional() });

const reasonOption = { reason: { type: "string" } } as const;
const watchOption = { "no-watch": { type: "boolean" } } as const;
const againOption = { again: { type: "boolean" } } as const;
const reasonHelp = "--reason TEXT   why; stands in the log (at most 500 characters)";
const againHelp = "--again         although it was taken back here before";

export const promote: Command = {
  usage: "promote NAME VERSION",
  summary: "serve a release to everyone",
  options: { ...reasonOption, ...againOption, ...watchOption },
  help: [reasonHelp, againHelp, "--no-watch      not to be taken back by the registry, however badly it does"],
  args: { min: 2, max: 2 },
  run: (context) =>
    change(context, { action: "promote", version: context.args[1], ...again(context), ...unwatched(context) }),
};

export const canary: Command = {
  usage: "canary NAME VERSION --percent N",
  summary: "serve a release to N % of visitors",
  options: { ...reasonOption, ...againOption, percent: { type: "string" } },
  help: ["--percent N     share of visitors, 0 to 100", reasonHelp, againHelp],
  args: { min: 2, max: 2 },
  run(context) {
    const percent = Number(textOption(context, "percent") ?? Number.NaN);
    if (!(percent >= 0 && percent <= 100))
      throw new CliError("usage", "--percent must be from 0 to 100.", "For instance --percent 5");
    return change(context, { action: "canary", version: context.args[1], percent, ...again(context) });
  },
};

export const rollback: Command = {
  usage: "rollback NAME [--to VERSION]",
  summary: "one release back; a second time, one further, never forward",
  options: { ...reasonOption, to: { type: "string" } },
  help: ["--to VERSION    back to this earlier release", reasonHelp],
  args: { min: 1, max: 1 },
  run(context) {
    const to = textOption(context, "to");
    return change(context, { action: "rollback", ...(to !== undefined && { to }) });
  },
};

/** Conditional on the revision that holds when the command starts: what changes in between is not overwritten. */
async function change(context: CommandContext, wanted: object): Promise<CommandResult> {
  const { client, environment, args } = context;
  const base = `/v1/environments/${encodeURIComponent(environment)}`;
  const seen = (await client.call(`${base}/status`, revisionSchema)).body.revision;
  const path = `${base}/deployments/${encodeURIComponent(args[0] ?? "")}`;
  const request = {
    method: "POST",
    headers: { "content-type": "application/json", "if-match": `"${seen}"`, "idempotency-key": randomUUID() },
    body: JSON.stringify({ ...wanted, reason: textOption(context, "reason") ?? "no reason given" }),
  } as const;
  const { body } = await onceMoreWhenCutOff(() => client.call(path, answerSchema, request));
  return { json: body, text: describe(environment, body) };
}

/** An answer that got lost may have been a yes: the same request under the same key gives that answer again. */
async function onceMoreWhenCutOff<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCliError(error) && error.exit === "unreachable") return await work();
    throw error;
  }
}

function describe(environment: string, { revision, changed, entry }: z.output<typeof answerSchema>): string {
  if (!changed || !entry) return `Nothing to do: ${environment} serves it already (revision ${revision}).`;
  const { fragment, from, served, action } = entry;
  const now = served.canary
    ? `${fragment} ${served.canary.version} goes to ${served.canary.percent} % of visitors, ${served.stable} to the others`
    : `${fragment} ${served.stable} goes to everyone`;
  const back = action === "rollback" ? `${from ?? ""} was taken back; ` : "";
  const next = action === "rollback" ? "" : `\nTake it back: npx fragments rollback ${fragment}`;
  return `${environment} is at revision ${revision}: ${back}${now}.${next}`;
}

function unwatched({ options }: CommandContext): { watch?: false } {
  return options["no-watch"] ? { watch: false } : {};
}

function again({ options }: CommandContext): { again?: true } {
  return options["again"] ? { again: true } : {};
}
