import { errorMessage } from "@zhian/server/read-error";
import { readPublicKeys } from "@zhian/signing/keys";
import { verifyKeyList } from "@zhian/signing/verify-key-list";
import { CliError } from "./cli-error.ts";
import { type CommandContext, type CommandResult, textOption } from "./command.ts";
import { describeKeys } from "./describe-keys.ts";
import { dayMs, type KeyDraft, signDraft, withActive, withKey, withRevoked, withRoots } from "./key-draft.ts";
import { findDraft, readDraft, readTextFile, writeJson } from "./key-files.ts";
import { readPublished } from "./published-keys.ts";

type Args = readonly string[];

export async function roots(context: CommandContext, [file = ""]: Args): Promise<CommandResult> {
  const pem = await readOption(context, "key");
  const draft = await findDraft(context, file);
  return keep(
    context,
    file,
    blameInput("--key", () => withRoots(draft, pem)),
  );
}

export async function add(context: CommandContext, [file = ""]: Args): Promise<CommandResult> {
  const draft = await readDraft(context, file);
  const pem = await readOption(context, "key");
  const span = spanOf(context, 400);
  return keep(
    context,
    file,
    blameInput("--key", () => withKey(draft, pem, span)),
  );
}

export async function activate(context: CommandContext, [file = "", id = ""]: Args): Promise<CommandResult> {
  const draft = requireKey(await readDraft(context, file), id);
  return keep(context, file, withActive(draft, id, spanOf(context, 7)));
}

export async function revoke(context: CommandContext, [file = "", id = ""]: Args): Promise<CommandResult> {
  return keep(context, file, withRevoked(requireKey(await readDraft(context, file), id), id));
}

/** Recreates a missing draft from the newest published list. */
export async function fetchDraft(context: CommandContext, [file = ""]: Args): Promise<CommandResult> {
  const { newest } = await readPublished(context);
  if (newest) return keep(context, file, newest);
  throw new CliError(
    "failed",
    "The registry has no key list yet.",
    "Create one: fragments keys roots FILE --key ROOT.pem",
  );
}

/** Works offline: it makes no request. */
export async function sign(context: CommandContext, [file = ""]: Args): Promise<CommandResult> {
  const last = await readDraft(context, file);
  const draft = { ...last, version: numberOption(context, "version") ?? last.version + 1 };
  const files = required(context, "root-key").split(",");
  const rootKeys = await Promise.all(files.map((one) => readTextFile(context, one)));
  const from = new Date();
  const until = new Date(from.getTime() + (numberOption(context, "days") ?? 365) * dayMs);
  const signed = blameInput("--root-key", () => signDraft(draft, rootKeys, { from, until }));
  const judged = verifyKeyList(signed, { roots: draft.roots.flatMap(readPublicKeys) });
  if (judged.status !== "taken") {
    const why = judged.status === "refused" ? judged.reason : judged.status;
    throw new CliError(
      "failed",
      `Shells would refuse this list: ${why}.`,
      "Sign it with the key of a root that it lists.",
    );
  }
  const out = textOption(context, "out") ?? `${file.replace(/\.json$/, "")}.signed.json`;
  await writeJson(context, out, signed);
  await writeJson(context, file, draft);
  return {
    json: signed,
    text: `${describeKeys(draft, from)}\nVersion ${draft.version}, valid until ${until.toISOString().slice(0, 10)}: ${out}\nPublish it: npx fragments keys publish ${out} --reason "…"`,
  };
}

async function keep(context: CommandContext, file: string, draft: KeyDraft): Promise<CommandResult> {
  await writeJson(context, file, draft);
  return {
    json: draft,
    text: `${describeKeys(draft, new Date())}\nSign it: npx fragments keys sign ${file} --root-key …`,
  };
}

function requireKey(draft: KeyDraft, id: string): KeyDraft {
  if (draft.keys.some((key) => key.id === id)) return draft;
  throw new CliError(
    "failed",
    `The list has no key ${id}.`,
    `Its keys: ${draft.keys.map((key) => key.id).join(", ") || "none"}.`,
  );
}

function spanOf(context: CommandContext, presetDays: number): { from: Date; until: Date } {
  const from = timeOption(context, "from") ?? new Date();
  const until = timeOption(context, "until") ?? new Date(from.getTime() + presetDays * dayMs);
  if (from < until) return { from, until };
  throw new CliError("usage", "--until must be after --from.", "See fragments keys --help");
}

function timeOption(context: CommandContext, name: string): Date | undefined {
  const value = textOption(context, name);
  if (value === undefined) return undefined;
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(value) && !Number.isNaN(Date.parse(value));
  if (isTime) return new Date(value);
  throw new CliError("usage", `--${name} must be a time in UTC.`, "For example: 2027-01-31 or 2027-01-31T08:00Z");
}

function numberOption(context: CommandContext, name: string): number | undefined {
  const value = textOption(context, name);
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new CliError("usage", `--${name} must be a whole number.`, "See fragments keys --help");
}

async function readOption(context: CommandContext, name: string): Promise<string> {
  return readTextFile(context, required(context, name));
}

function required(context: CommandContext, name: string): string {
  const value = textOption(context, name);
  if (value !== undefined) return value;
  throw new CliError("usage", `--${name} is required.`, "See fragments keys --help");
}

function blameInput<T>(option: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CliError(
      "failed",
      `${option} is not valid: ${errorMessage(error)}.`,
      "Use an ed25519 key in PEM format.",
    );
  }
}
