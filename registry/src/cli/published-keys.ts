import { keyListsSchema } from "@zhian/contracts/signing-keys";
import { readKeyList } from "@zhian/signing/verify-key-list";
import * as z from "zod";
import { CliError } from "./cli-error.ts";
import { type CommandContext, type CommandResult, textOption } from "./command.ts";
import { describeKeys } from "./describe-keys.ts";
import { readDraft, readSignedList } from "./key-files.ts";
import { shortTime, toTable } from "./table.ts";

const answerSchema = z.object({ keyId: z.string(), lists: keyListsSchema.shape.lists });
const publishedSchema = z.object({ version: z.number(), expires: z.string() });
const logSchema = z.object({
  lists: z.array(
    z.object({ version: z.number(), publishedAt: z.string(), publishedBy: z.string(), reason: z.string() }),
  ),
});

/** Reads the keys that the registry serves now. */
export async function readPublished({ client }: Pick<CommandContext, "client">) {
  const { body } = await client.call("/v1/keys", answerSchema);
  const text = body.lists.at(-1)?.list;
  return { keyId: body.keyId, newest: text === undefined ? undefined : readKeyList(text) };
}

export async function list(context: CommandContext, [file]: readonly string[]): Promise<CommandResult> {
  if (file !== undefined) {
    const draft = await readDraft(context, file);
    return { json: draft, text: `${describeKeys(draft, new Date())}\nVersion ${draft.version}` };
  }
  const { keyId, newest } = await readPublished(context);
  const signs = `The registry signs with ${keyId}.`;
  if (!newest)
    return { json: { keyId }, text: `${signs} It has no key list: shells trust the keys they are configured with.` };
  const { version, expires } = newest;
  const text = `${describeKeys(newest, new Date())}\nVersion ${version}, expires ${shortTime(expires)}. ${signs}`;
  return { json: { keyId, ...newest }, text };
}

export async function log({ client }: CommandContext): Promise<CommandResult> {
  const { body } = await client.call("/v1/keys/lists", logSchema);
  const rows = body.lists.map(({ version, publishedAt, publishedBy, reason }) => [
    String(version),
    shortTime(publishedAt),
    publishedBy,
    reason,
  ]);
  const table = toTable([["VERSION", "WHEN", "WHO", "WHY"], ...rows]);
  return { json: body, text: rows.length > 0 ? table : "No list has been published yet." };
}

export async function publish(context: CommandContext, [file = ""]: readonly string[]): Promise<CommandResult> {
  const reason = textOption(context, "reason");
  if (!reason)
    throw new CliError("usage", "Publishing a list requires --reason.", 'For example: --reason "yearly rotation"');
  const signed = await readSignedList(context, file);
  const { body } = await context.client.call("/v1/keys/lists", publishedSchema, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ signed, reason }),
  });
  return {
    json: body,
    text: `Version ${body.version} is published. Shells pick it up within a minute: their /status lists the keys they know.`,
  };
}
