import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Place } from "../model/manifest-line.ts";

interface Where {
  /** The folder that paths are relative to. */
  cwd: string;
  /** Candidates for the fragment's folder. */
  folders: readonly string[];
}

/** Formats a place from a refusal as `file:line` with the line's text, or without them if the line is not found. */
export function pointAt({ fragment, file, key, value }: Place, { cwd, folders }: Where): string {
  const folder = folders.find((each) => isOf(each, fragment));
  const lines = folder === undefined ? [] : readLines(join(folder, file));
  const index = findLine(lines, key, value);
  const named = folder === undefined ? `${fragment}/${file}` : relative(cwd, join(folder, file)) || file;
  const what = value === undefined ? key : `${key}: ${value}`;
  const text = lines[index]?.trim();
  return text === undefined ? `${named} (${what})` : `${named}:${index + 1} (${what})\n    ${text}`;
}

/** Index of the value's line, which may be below the key's line; otherwise of the key's line; -1 if neither is found. */
function findLine(lines: readonly string[], key: string, value: string | undefined): number {
  const ofKey = lines.findIndex((line) => new RegExp(`(^|[^\\w-])["']?${escaped(key)}["']?([^\\w-]|$)`).test(line));
  if (value === undefined) return ofKey;
  const quoted = [`"${value}"`, `'${value}'`, `\`${value}\``];
  const ofValue = lines.findIndex((line, at) => at >= ofKey && quoted.some((text) => line.includes(text)));
  return ofValue < 0 ? ofKey : ofValue;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

function readLines(path: string): string[] {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

/** The package's name identifies the fragment; a scope before the name is the project's. */
function isOf(folder: string, fragment: string): boolean {
  const line = readLines(join(folder, "package.json")).find((each) => /"name":/.test(each)) ?? "";
  return new RegExp(`"name":\\s*"(@[^/"]+/)?${escaped(fragment)}"`).test(line);
}
