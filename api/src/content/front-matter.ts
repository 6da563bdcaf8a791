import { parse } from "yaml";

export interface FrontMatter {
  fields: unknown;
  body: string;
}

const block = /^---\r?\n(.*?)\r?\n---(?:\r?\n(.*))?$/s;

/** Reads YAML between two lines of dashes, and the text after it. Throws a SyntaxError, or the YAML parser's error. */
export function readFrontMatter(text: string): FrontMatter {
  const [, head, body = ""] = block.exec(text) ?? [];
  if (head === undefined) throw new SyntaxError("the file does not start with front matter");
  // Without aliases, a few lines cannot expand to a million.
  return { fields: parse(head, { maxAliasCount: 0, schema: "core" }), body: body.trim() };
}
