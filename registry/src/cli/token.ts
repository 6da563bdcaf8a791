import * as z from "zod";
import { CliError } from "./cli-error.ts";
import { type Command, type CommandContext, type CommandResult, textOption } from "./command.ts";
import { shortTime, toTable } from "./table.ts";

const createdSchema = z.object({
  id: z.string(),
  token: z.string(),
  team: z.string(),
  role: z.string(),
  fragments: z.array(z.string()),
  expiresAt: z.string().optional(),
});
const listSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      team: z.string(),
      role: z.string(),
      fragments: z.array(z.string()),
      createdAt: z.string(),
      expiresAt: z.string().optional(),
      isRevoked: z.boolean(),
    }),
  ),
});

export const token: Command = {
  usage: "token create | list | revoke ID",
  summary: "manage who may publish and operate",
  options: {
    team: { type: "string" },
    role: { type: "string" },
    fragments: { type: "string" },
    days: { type: "string" },
  },
  help: [
    "--team NAME        the team it is for",
    "--role ROLE        publisher (publishes), operator (also promotes and rolls back), shell (reports how releases perform)",
    "--fragments LIST   names separated by commas, or * for all",
    "--days N           how long it is valid (default: until it is revoked)",
  ],
  args: { min: 1, max: 2 },
  run(context) {
    const [verb, id] = context.args;
    if (verb === "create" && id === undefined) return create(context);
    if (verb === "list" && id === undefined) return list(context);
    if (verb === "revoke" && id !== undefined) return revoke(context, id);
    throw new CliError(
      "usage",
      "fragments token takes create, list, or revoke with an ID.",
      "See fragments token --help",
    );
  },
};

async function create(context: CommandContext): Promise<CommandResult> {
  const [team, role, fragments] = ["team", "role", "fragments"].map((name) => textOption(context, name));
  if (!team || !role || !fragments) {
    throw new CliError(
      "usage",
      "A token needs --team, --role and --fragments.",
      "For example: --team products --role publisher --fragments mf-products",
    );
  }
  const days = textOption(context, "days");
  if (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))
    throw new CliError("usage", "--days must be a number of days.", "For example: --days 90");
  const { body } = await context.client.call("/v1/tokens", createdSchema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      team,
      role,
      fragments: fragments.split(","),
      ...(days !== undefined && { days: Number(days) }),
    }),
  });
  const until = body.expiresAt === undefined ? "" : ` until ${shortTime(body.expiresAt)}`;
  return {
    json: body,
    secret: body.token,
    text: `${body.token}\nIt is shown only once. Its role is ${body.role} for ${body.fragments.join(", ")}${until}; revoke it with: npx fragments token revoke ${body.id}`,
  };
}

async function list({ client }: CommandContext): Promise<CommandResult> {
  const { body } = await client.call("/v1/tokens", listSchema);
  const rows = body.tokens.map(({ id, team, role, fragments, createdAt, expiresAt, isRevoked }) => [
    id,
    team,
    role,
    fragments.join(","),
    createdAt.slice(0, 10),
    isRevoked ? "revoked" : shownEnd(expiresAt),
  ]);
  return { json: body, text: toTable([["ID", "TEAM", "ROLE", "FRAGMENTS", "SINCE", "STATE"], ...rows]) };
}

function shownEnd(expiresAt: string | undefined): string {
  if (expiresAt === undefined) return "active";
  return `${Date.parse(expiresAt) > Date.now() ? "until" : "expired"} ${shortTime(expiresAt)}`;
}

async function revoke({ client }: CommandContext, id: string): Promise<CommandResult> {
  await client.call(`/v1/tokens/${encodeURIComponent(id)}`, z.unknown(), { method: "DELETE" });
  return { json: { id, isRevoked: true }, text: `${id} was revoked.` };
}
