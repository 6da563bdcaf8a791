import * as z from "zod";
import { CliError } from "./cli-error.ts";
import type { Command, CommandContext, CommandResult } from "./command.ts";
import { shortTime, toKilobytes, toTable } from "./table.ts";

const collectionSchema = z.object({
  isDone: z.boolean(),
  releases: z.array(z.object({ name: z.string(), version: z.string(), publishedAt: z.string(), bytes: z.number() })),
  removed: z.object({ files: z.number(), bytes: z.number() }),
});
const collectedSchema = z.object({
  releases: z.array(
    z.object({ name: z.string(), version: z.string(), collectedAt: z.string(), collectedBy: z.string() }),
  ),
});

export const collect: Command = {
  usage: "collect",
  summary: "delete releases that are no longer needed; without --yes, only list them",
  options: { yes: { type: "boolean" }, deleted: { type: "boolean" } },
  help: [
    "--yes           delete them; their versions cannot be reused",
    "--deleted       list the releases deleted so far, when and by whom",
  ],
  args: { min: 0, max: 0 },
  run(context) {
    const { yes, deleted } = context.options;
    if (yes && deleted) throw new CliError("usage", "--yes and --deleted cannot be used together.", "Use one of them.");
    return deleted ? listDeleted(context) : collectNow(context, Boolean(yes));
  },
};

async function collectNow({ client }: CommandContext, isMeant: boolean): Promise<CommandResult> {
  const { body } = await client.call("/v1/collections", collectionSchema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ isMeant }),
  });
  const { isDone, releases, removed } = body;
  if (releases.length === 0 && removed.files === 0) return { json: body, text: "There is nothing to delete." };
  const rows = releases.map(({ name, version, publishedAt, bytes }) => [
    name,
    version,
    shortTime(publishedAt),
    toKilobytes(bytes),
  ]);
  const table = toTable([["FRAGMENT", "VERSION", "PUBLISHED", "SIZE"], ...rows]);
  const end = isDone
    ? `Deleted: ${releases.length} releases, ${removed.files} files, ${toKilobytes(removed.bytes)}.`
    : "Nothing was deleted. To delete these, run: npx fragments collect --yes";
  return { json: body, text: `${table}\n${end}` };
}

async function listDeleted({ client }: CommandContext): Promise<CommandResult> {
  const { body } = await client.call("/v1/collections", collectedSchema);
  const rows = body.releases.map(({ name, version, collectedAt, collectedBy }) => [
    shortTime(collectedAt),
    collectedBy,
    name,
    version,
  ]);
  const table = toTable([["WHEN", "WHO", "FRAGMENT", "VERSION"], ...rows]);
  return { json: body, text: rows.length > 0 ? table : "Nothing has been deleted yet." };
}
