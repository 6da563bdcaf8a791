import { randomUUID } from "node:crypto";
import * as z from "zod";
import { CliError, isCliError } from "./cli-error.ts";
import { type Command, type CommandContext, type CommandResult, textOption } from "./command.ts";
import { answerSchema, describeChange, describePreview, previewSchema } from "./describe-change.ts";

const revisionSchema = z.object({ revision: z.number() });

export const reasonOption = { reason: { type: "string" } } as const;
const watchOption = { "no-watch": { type: "boolean" } } as const;
export const againOption = { again: { type: "boolean" } } as const;
export const previewOption = { preview: { type: "boolean" } } as const;
export const reasonHelp = "--reason TEXT   why; recorded in the log (at most 500 characters)";
export const previewHelp = "--preview       only show what it would change";
export const againHelp = "--again         serve it even though it was rolled back here";

export const promote: Command = {
  usage: "promote NAME VERSION",
  summary: "serve a release to everyone",
  options: { ...reasonOption, ...againOption, ...watchOption, ...previewOption },
  help: [reasonHelp, againHelp, "--no-watch      never roll this release back automatically", previewHelp],
  args: { min: 2, max: 2 },
  run: (context) =>
    change(context, { action: "promote", version: context.args[1], ...again(context), ...unwatched(context) }),
};

export const rollback: Command = {
  usage: "rollback NAME [--to VERSION]",
  summary: "go back one release; each further rollback goes one further back, never forward",
  options: { ...reasonOption, ...previewOption, to: { type: "string" } },
  help: ["--to VERSION    go back to this earlier release", reasonHelp, previewHelp],
  args: { min: 1, max: 1 },
  run(context) {
    const to = textOption(context, "to");
    return change(context, { action: "rollback", ...(to !== undefined && { to }) });
  },
};

export const recall: Command = {
  usage: "recall NAME [--version VERSION]",
  summary: "roll back a dangerous release, and reload open tabs that have it",
  options: { ...reasonOption, ...previewOption, version: { type: "string" } },
  help: [
    "--version VERSION  recall this release, served now or earlier (default: the latest one released)",
    reasonHelp,
    previewHelp,
  ],
  args: { min: 1, max: 1 },
  run(context) {
    const version = textOption(context, "version");
    return change(context, { action: "recall", ...(version !== undefined && { version }) });
  },
};

export const restore: Command = {
  usage: "restore --revision N",
  summary: "serve every fragment as it was at a revision",
  options: { ...reasonOption, ...againOption, ...previewOption, revision: { type: "string" } },
  help: ["--revision N    a revision from fragments log", reasonHelp, againHelp, previewHelp],
  args: { min: 0, max: 0 },
  run(context) {
    const revision = textOption(context, "revision") ?? "";
    if (!/^[1-9]\d{0,8}$/.test(revision))
      throw new CliError("usage", "--revision must be a revision from the log.", "For example: --revision 12");
    return change(context, { action: "restore", revision: Number(revision), ...again(context) });
  },
};

export const freeze: Command = {
  usage: "freeze",
  summary: "refuse all changes except rollbacks and recalls, until unfrozen",
  options: { ...reasonOption, ...previewOption },
  help: [reasonHelp, previewHelp],
  args: { min: 0, max: 0 },
  run: (context) => change(context, { action: "freeze" }),
};

export const unfreeze: Command = {
  usage: "unfreeze",
  summary: "allow changes again",
  options: { ...reasonOption, ...previewOption },
  help: [reasonHelp, previewHelp],
  args: { min: 0, max: 0 },
  run: (context) => change(context, { action: "unfreeze" }),
};

/** Makes the change conditional on the revision at the command's start, so that later changes are not overwritten. */
export async function change(context: CommandContext, wanted: object): Promise<CommandResult> {
  const { client, environment, args } = context;
  const base = `/v1/environments/${encodeURIComponent(environment)}`;
  const name = args[0];
  const path = name === undefined ? `${base}/changes` : `${base}/deployments/${encodeURIComponent(name)}`;
  const body = JSON.stringify({ ...wanted, reason: textOption(context, "reason") ?? "no reason given" });
  const headers = { "content-type": "application/json" };
  if (context.options["preview"]) {
    const asked = { method: "POST", headers, body } as const;
    const preview = (await client.call(`${path}?preview=true`, previewSchema, asked)).body;
    return { json: preview, text: describePreview(environment, preview) };
  }
  const seen = (await client.call(`${base}/status`, revisionSchema)).body.revision;
  const request = {
    method: "POST",
    headers: { ...headers, "if-match": `"${seen}"`, "idempotency-key": randomUUID() },
    body,
  } as const;
  const answer = (await onceMoreWhenCutOff(() => client.call(path, answerSchema, request))).body;
  return { json: answer, text: describeChange(environment, answer) };
}

/** Repeats a request whose response was lost: the change may have succeeded, and the same key returns the original response. */
async function onceMoreWhenCutOff<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCliError(error) && error.exit === "unreachable") return await work();
    throw error;
  }
}

function unwatched({ options }: CommandContext): { watch?: false } {
  return options["no-watch"] ? { watch: false } : {};
}

export function again({ options }: CommandContext): { again?: true } {
  return options["again"] ? { again: true } : {};
}
