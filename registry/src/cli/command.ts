import type { ParseArgsOptionsConfig } from "node:util";
import type { RegistryClient } from "./registry-client.ts";

export interface CommandContext {
  /** Positional arguments after the command's name. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  client: RegistryClient;
  environment: string;
  cwd: string;
}

/** The output for `--json`, and the same as text. */
export interface CommandResult {
  json: unknown;
  text: string;
  /** The command completed but found a problem: it exits with 1. */
  isFailed?: boolean;
  /** A token that the text shows on purpose. */
  secret?: string;
}

export interface Command {
  usage: string;
  summary: string;
  /** Options beyond those of every command. */
  options: ParseArgsOptionsConfig;
  /** One help line for each of these options. */
  help: readonly string[];
  /** How many positional arguments it takes. */
  args: { min: number; max: number };
  run(context: CommandContext): Promise<CommandResult>;
}

export function baseOf({ environment }: Pick<CommandContext, "environment">): string {
  return `/v1/environments/${encodeURIComponent(environment)}`;
}

export function textOption({ options }: CommandContext, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
