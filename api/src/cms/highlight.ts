import { codeKinds } from "@zhian/contracts/article-words";
import type { Highlighter } from "./load-highlighter.ts";

let loading: Promise<Highlighter> | undefined;

/**
 * Length and kind of each run of the code, in order; empty for an unknown language. Kinds are
 * indices into `codeKinds`.
 */
export async function highlight(code: string, language: string): Promise<number[]> {
  loading ??= import("./load-highlighter.ts").then(({ loadHighlighter }) => loadHighlighter());
  const highlighter = await loading;
  const lines = highlighter(code, language);
  if (!lines) return [];
  const marks: number[] = [];
  for (const { length, kind } of lines) {
    if (marks.at(-1) === kind) marks[marks.length - 2] = (marks.at(-2) ?? 0) + length;
    else marks.push(length, kind);
  }
  return marks.length === 2 && marks[1] === codeKinds.indexOf("plain") ? [] : marks;
}
