import type { ParseArgsOptionsConfig } from "node:util";
import type { RegistryClient } from "./registry-client.ts";

export interface CommandContext {
  /** Positional arguments behind the command's name. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  client: RegistryClient;
  environment: string;
  cwd: string;
}

/** What `--json` prints, and the same for a person. */
export interface CommandResult {
  json: unknown;
  text: string;
  /** It was done to its end, and what it says is bad: the command ends with 1. */
  isFailed?: boolean;
  /** A token that the text shows on purpose. */
  secret?: string;
}

export interface Command {
  usage: string;
  summary: string;
  /** Besides those that every command has. */
  options: ParseArgsOptionsConfig;
  /** A line for each option of its own. */
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
