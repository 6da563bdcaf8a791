import * as z from "zod";
import { CliError } from "./cli-error.ts";
import { baseOf, type Command, type CommandContext, type CommandResult, textOption } from "./command.ts";
import { readMinutes } from "./read-minutes.ts";
import { shortTime, toTable } from "./table.ts";

const previewSchema = z.object({
  id: z.string(),
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
  createdAt: z.string(),
  createdBy: z.string(),
  reason: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().optional(),
  revokedBy: z.string().optional(),
});
type Preview = z.output<typeof previewSchema>;

const createdSchema = previewSchema.extend({ address: z.string() });
const listSchema = z.object({ previews: z.array(previewSchema) });

export const preview: Command = {
  usage: "preview NAME VERSION … | list | revoke ID",
  summary: "create a link to the site that shows releases to anyone who has it",
  options: { for: { type: "string" }, reason: { type: "string" }, path: { type: "string" } },
  help: [
    "--for TIME      how long it works, such as 90m, 24h or 3d (default: 24h, at most 7d)",
    "--path PATH     page that it opens (default: the fragment's first page)",
    "--reason TEXT   why; shown in the list (at most 500 characters)",
  ],
  args: { min: 1, max: 16 },
  run(context) {
    const [verb = "", id, ...more] = context.args;
    if (verb === "list" && id === undefined) return list(context);
    if (verb === "revoke" && id !== undefined && more.length === 0) return revoke(context, id);
    if (verb.startsWith("mf-") && context.args.length % 2 === 0) return create(context);
    throw new CliError(
      "usage",
      "fragments preview takes fragments with their versions, list, or revoke with an ID.",
      "For example: fragments preview mf-products 0.2.0 mf-account 1.4.0",
    );
  },
};

async function create(context: CommandContext): Promise<CommandResult> {
  const { args } = context;
  const path = textOption(context, "path");
  const releases = args.flatMap((name, at) => (at % 2 === 0 ? [{ name, version: args[at + 1] }] : []));
  const wanted = {
    releases,
    minutes: minutesFor(textOption(context, "for") ?? "24h"),
    reason: textOption(context, "reason") ?? "no reason given",
    ...(path !== undefined && { path }),
  };
  const { body } = await context.client.call(`${baseOf(context)}/previews`, createdSchema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wanted),
  });
  const until = shortTime(body.expiresAt);
  const text = `${body.address}\nOnly those who open this link see ${shownReleases(body)}, until ${until}; revoke it with: npx fragments preview revoke ${body.id}`;
  return { json: body, text };
}

function minutesFor(text: string): number {
  const minutes = readMinutes(text);
  if (minutes !== undefined) return minutes;
  throw new CliError("usage", `--for must be a duration of at most seven days, not ${text}.`, "For example: --for 24h");
}

async function list(context: CommandContext): Promise<CommandResult> {
  const { body } = await context.client.call(`${baseOf(context)}/previews`, listSchema);
  const rows = body.previews.map((one) => [
    one.id,
    shortTime(one.createdAt),
    one.createdBy,
    shownReleases(one),
    shownEnd(one),
    one.reason,
  ]);
  const table = toTable([["ID", "WHEN", "WHO", "SHOWS", "STATE", "WHY"], ...rows]);
  return { json: body, text: rows.length > 0 ? table : "There are no previews yet." };
}

function shownReleases({ releases }: Pick<Preview, "releases">): string {
  return releases.map(({ name, version }) => `${name} ${version}`).join(", ");
}

function shownEnd({ expiresAt, revokedAt, revokedBy }: Preview): string {
  if (revokedAt !== undefined) return `revoked ${shortTime(revokedAt)} by ${revokedBy}`;
  return `${Date.parse(expiresAt) > Date.now() ? "until" : "expired"} ${shortTime(expiresAt)}`;
}

async function revoke(context: CommandContext, id: string): Promise<CommandResult> {
  await context.client.call(`${baseOf(context)}/previews/${encodeURIComponent(id)}`, z.unknown(), { method: "DELETE" });
  return {
    json: { id, isRevoked: true },
    text: `${id} was revoked. It stops working everywhere within a few seconds.`,
  };
}
