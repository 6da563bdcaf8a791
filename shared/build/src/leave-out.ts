import type { RuleSetRule } from "webpack";

/** What stands in place of the body of a function, by the function's name; `Class.name` where the name alone is not enough. */
export type Bodies = Readonly<Record<string, string>>;

/** From the first text up to and with the second one that follows it, which is left out unless something stands in its place. */
export type Span = readonly [from: string, to: string, instead?: string];

export interface LeaveOutOptions {
  bodies?: Bodies;
  /** For a file that was published as one line. */
  spans?: readonly Span[];
  /** Calls that are statements of their own and have no effect here. */
  calls?: readonly string[];
}

/** The body of a function that nobody here calls: should it be called all the same, the failure names it. */
export function neverCalled(...names: string[]): Bodies {
  return Object.fromEntries(names.map((name) => [name, `throw Error("${name} is left out")`]));
}

/** A rule that takes functions out of one file of a package. `file`: the end of its path, with forward slashes. */
export function leaveOut(file: string, options: LeaveOutOptions): RuleSetRule {
  return {
    test: (path: string) => path.replaceAll("\\", "/").endsWith(file),
    use: { loader: `${import.meta.dirname}/leave-out-loader.ts`, options },
  };
}

/**
 * Published files are formatted by a machine: a function begins with a line that ends in `{`, and ends with the first line that is
 * indented as that one and closes it. Throws for a name that is not there, so that an upgrade is noticed.
 */
export function withoutParts(source: string, { bodies = {}, spans = [], calls = [] }: LeaveOutOptions): string {
  const lines = spans.reduce(withoutSpan, source).split("\n");
  for (const [name, body] of Object.entries(bodies)) {
    const [start, end] = findFunction(lines, name);
    lines.splice(start + 1, end - start - 1, body);
  }
  return withoutCalls(lines, calls).join("\n");
}

function withoutSpan(source: string, [from, to, instead = ""]: Span): string {
  const start = source.indexOf(from);
  const end = start < 0 ? -1 : source.indexOf(to, start + from.length);
  if (end < 0) throw new Error(`there is nothing from ${from} to ${to} to be left out`);
  return source.slice(0, start) + instead + source.slice(end + to.length);
}

/** Statements of one line, or of several up to the one that is indented as the first. */
function withoutCalls(lines: readonly string[], calls: readonly string[]): string[] {
  const call = new RegExp(`^(\\s*)(if \\(.*\\) )?(?:${calls.map(escapeDots).join("|")})\\(`);
  let indent: string | undefined;
  return lines.map((line) => {
    const found = indent === undefined && calls.length > 0 ? call.exec(line) : null;
    if (found) indent = found[1];
    if (indent === undefined) return line;
    if (line.endsWith(");") && (found || line.startsWith(`${indent}}`))) indent = undefined;
    return found ? `${found[2] ?? ""};` : "";
  });
}

type Range = readonly [from: number, to: number];

function findFunction(lines: readonly string[], name: string): Range {
  const [method = name, owner] = name.split(".").reverse();
  const [from, to] = owner ? findClass(lines, owner) : [0, lines.length];
  const head = new RegExp(`^\\s*(?:(?:static |async |function )*${method}\\(|const ${method} = )[^;]*$`);
  const start = from < 0 ? -1 : findLine(lines, head, [from, to]);
  const indent = lines[start]?.match(/^\s*/)?.[0] ?? "";
  // Parameters may take several lines.
  const opening = new RegExp(`^${indent}\\S.*(?:\\)|=>) \\{$`);
  const opened = start < 0 ? -1 : findLine(lines, opening, [start, to]);
  const closed = opened < 0 ? -1 : findLine(lines, new RegExp(`^${indent}\\}[;,]?$`), [opened + 1, to]);
  if (closed < 0) throw new Error(`there is no function ${name} to be left out`);
  return [opened, closed];
}

function findClass(lines: readonly string[], name: string): Range {
  const from = findLine(lines, new RegExp(`^(?:class ${name}|var ${name} = class)\\b`));
  return [from, findLine(lines, /^\}/, [from + 1, lines.length])];
}

function findLine(lines: readonly string[], pattern: RegExp, [from, to]: Range = [0, lines.length]): number {
  return lines.findIndex((line, index) => index >= from && index < to && pattern.test(line));
}

function escapeDots(text: string): string {
  return text.replaceAll(".", "\\.");
}
