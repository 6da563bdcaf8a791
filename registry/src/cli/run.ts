import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { build } from "./build.ts";
import { canary } from "./canary.ts";
import { check } from "./check.ts";
import { CliError, exitCodes, isCliError } from "./cli-error.ts";
import { collect } from "./collect.ts";
import type { Command, CommandResult } from "./command.ts";
import { create } from "./create.ts";
import { freeze, promote, recall, restore, rollback, unfreeze } from "./deploy.ts";
import { describe } from "./describe.ts";
import { dev } from "./dev.ts";
import { diff } from "./diff.ts";
import { commandHelp, overview } from "./help.ts";
import { keys } from "./keys.ts";
import { ops } from "./ops.ts";
import { root } from "./own-program.ts";
import { pointAt } from "./point-at.ts";
import { preview } from "./preview.ts";
import { publish } from "./publish.ts";
import { createRegistryClient } from "./registry-client.ts";
import { status } from "./status.ts";
import { token } from "./token.ts";
import { log } from "./views.ts";

const commands: Readonly<Record<string, Command>> = {
  create,
  build,
  dev,
  check,
  describe,
  publish,
  promote,
  canary,
  preview,
  rollback,
  recall,
  restore,
  freeze,
  unfreeze,
  status,
  log,
  diff,
  collect,
  token,
  keys,
  ops,
};

const everywhere = {
  env: { type: "string" },
  registry: { type: "string" },
  token: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsOptionsConfig;

export interface Surroundings {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  print(text: string): void;
  complain(text: string): void;
}

/** Tokens in the registry's format. */
const anyToken = /zhf_[\w-]{20,}/g;

/** Runs one command; returns the exit code. */
export async function runCli(surroundings: Surroundings): Promise<number> {
  const { argv, complain } = surroundings;
  const isJson = argv.includes("--json");
  try {
    const { json, text, isFailed = false, secret } = await runCommand(surroundings);
    const show = secret === undefined ? hideTokens : (shown: string) => shown;
    // GitHub then masks it in the rest of the log.
    if (secret !== undefined && surroundings.env["GITHUB_ACTIONS"] === "true") complain(`::add-mask::${secret}`);
    surroundings.print(show(isJson ? JSON.stringify(json, null, 2) : text));
    return isFailed ? exitCodes.failed : exitCodes.ok;
  } catch (error) {
    if (!isCliError(error)) throw error;
    if (isJson) surroundings.print(hideTokens(JSON.stringify({ error: toJson(error) }, null, 2)));
    else complain(hideTokens([error.message, error.remedy, ...linesToChange(error, surroundings)].join("\n")));
    return exitCodes[error.exit];
  }
}

/** Masks tokens in a text: CI stores a command's output in its logs. */
function hideTokens(text: string): string {
  return text.replaceAll(anyToken, "***");
}

function toJson({ code, message, remedy, at }: CliError): object {
  return { code, message, remedy, ...(at.length > 0 && { at }) };
}

function linesToChange({ at }: CliError, { argv, cwd }: Surroundings): string[] {
  const given = argv.slice(1).filter((word) => !word.startsWith("-"));
  const folders = [cwd, ...given.flatMap((word) => [resolve(cwd, word), join(root, word)])];
  return at.map((place) => `Change ${pointAt(place, { cwd, folders })}`);
}

async function runCommand({ argv, env, cwd }: Surroundings): Promise<CommandResult> {
  const [name = "help", ...rest] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    if (["help", "--help", "-h"].includes(name)) return { json: Object.keys(commands), text: overview(commands) };
    throw new CliError("usage", `Unknown command: ${name}.`, overview(commands));
  }
  const { values, positionals } = parse(command, rest);
  if (values["help"]) return { json: { usage: command.usage }, text: commandHelp(command) };
  if (positionals.length < command.args.min || positionals.length > command.args.max) {
    throw new CliError("usage", `Usage: fragments ${command.usage}`, "See fragments --help");
  }
  const url = readUrl(text(values["registry"]) ?? env["FRAGMENTS_REGISTRY"] ?? "http://127.0.0.1:8082");
  const given = text(values["token"]) ?? env["FRAGMENTS_TOKEN"];
  return command.run({
    args: positionals,
    options: values,
    client: createRegistryClient(url, () => given ?? readOperatorToken(env["REGISTRY_DATA_DIR"])),
    environment: text(values["env"]) ?? "production",
    cwd,
  });
}

function parse(command: Command, args: readonly string[]) {
  try {
    // The type that `parseArgs` returns for options without `multiple`.
    const parsed = parseArgs({
      args: [...args],
      options: { ...everywhere, ...command.options },
      allowPositionals: true,
    });
    const values: Record<string, string | boolean | undefined> = {};
    for (const [name, value] of Object.entries(parsed.values)) if (!Array.isArray(value)) values[name] = value;
    return { values, positionals: parsed.positionals };
  } catch (error) {
    throw new CliError("usage", errorMessage(error), `See fragments ${command.usage.split(" ")[0]} --help`);
  }
}

function readUrl(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/(?<!\/)\/+$/, "");
  throw new CliError("usage", `${value} is not a valid registry URL.`, "For example: --registry http://127.0.0.1:8082");
}

function readOperatorToken(dataDir: string | undefined): string | undefined {
  const file = join(dataDir ?? join(root, "var/registry"), "operator-token");
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    // Without a token, the registry's refusal explains that one is needed and how to provide it.
    if (errorCode(error) === "ENOENT" || errorCode(error) === "EACCES") return undefined;
    throw error;
  }
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
