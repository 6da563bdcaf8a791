const inline = /`[^`\n]+`/g;

/** Markdown without fenced and inline code. An unclosed fence does not count: the text after it stays. */
export function withoutCode(markdown: string): string {
  const lines = markdown.split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const fence = fenceOf(line);
    const end = fence === undefined ? -1 : lines.findIndex((other, index) => index > at && unquoted(other) === fence);
    if (end > at) at = end;
    else kept.push(line.replace(inline, ""));
  }
  return kept.join("\n");
}

function fenceOf(line: string): string | undefined {
  return /^(?:`{3,}|~{3,})/.exec(unquoted(line))?.[0];
}

/** Removes blockquote markers and surrounding whitespace. */
function unquoted(line: string): string {
  return line.replace(/^[ \t>]+/, "").trimEnd();
}
