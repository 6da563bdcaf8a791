import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type SignedKeyList, signedKeyListSchema } from "@zhian/contracts/signing-keys";
import { parseJson } from "@zhian/server/parse-json";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { CliError } from "./cli-error.ts";
import type { CommandContext } from "./command.ts";
import { type KeyDraft, keyDraftSchema } from "./key-draft.ts";

type Where = Pick<CommandContext, "cwd">;

export async function readTextFile({ cwd }: Where, file: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), "utf8");
  } catch (error) {
    throw new CliError("failed", `${file} cannot be read: ${errorMessage(error)}.`, "Check the path.");
  }
}

/** Reads a draft; undefined if there is no such file. */
export async function findDraft(where: Where, file: string): Promise<KeyDraft | undefined> {
  try {
    await readFile(resolve(where.cwd, file));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
  }
  return readDraft(where, file);
}

/** Reads a draft or a signed list. */
export async function readDraft(where: Where, file: string): Promise<KeyDraft> {
  const parsed = parseJson(await readTextFile(where, file));
  const signed = signedKeyListSchema.safeParse(parsed);
  const draft = keyDraftSchema.safeParse(signed.success ? parseJson(signed.data.list) : parsed);
  if (draft.success) return draft.data;
  throw new CliError(
    "failed",
    `${file} does not contain a key list.`,
    "Create one: fragments keys roots FILE --key ROOT.pem",
  );
}

export async function readSignedList(where: Where, file: string): Promise<SignedKeyList> {
  const signed = signedKeyListSchema.safeParse(parseJson(await readTextFile(where, file)));
  if (signed.success) return signed.data;
  throw new CliError("failed", `${file} is not a signed key list.`, "Sign it first: fragments keys sign");
}

export async function writeJson({ cwd }: Where, file: string, value: KeyDraft | SignedKeyList): Promise<void> {
  await writeFile(resolve(cwd, file), `${JSON.stringify(value, null, 2)}\n`);
}
