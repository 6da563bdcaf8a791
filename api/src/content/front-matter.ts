interface FrontMatter {
  fields: Record<string, string>;
  body: string;
}

const block = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/**
 * `name: value` lines between two lines of dashes, then the text. Values are plain: no quotes, no lists, no second line.
 * Throws a SyntaxError that quotes the line that is none.
 */
export function readFrontMatter(text: string): FrontMatter {
  const [, head, body] = block.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new SyntaxError("the file does not begin with a block of fields");
  const fields: Record<string, string> = Object.create(null);
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim();
    if (!/^[a-z]+$/.test(name)) throw new SyntaxError(`not a field: ${line}`);
    fields[name] = line.slice(colon + 1).trim();
  }
  return { fields, body: body.trim() };
}
