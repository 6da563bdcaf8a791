/** Replaces each character of a literal in a masked text. The texts have one character per byte, so they cannot contain this one. */
const mask = "█";

interface Span {
  start: number;
  end: number;
}

/** Masks the literals of a text, so that nothing in them looks like a comment or a name. */
export function maskLiterals(text: string, spans: readonly Span[]): string {
  let masked = "";
  let end = 0;
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    masked += text.slice(end, span.start) + mask.repeat(span.end - span.start);
    end = span.end;
  }
  return masked + text.slice(end);
}

export interface Comments {
  /** Lines that contain only a comment. */
  lines: number;
  texts: string[];
}

const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** The comments of a masked text, and the code without them. */
export function readComments(masked: string, text: string): { comments: Comments; code: string } {
  const found = [...masked.matchAll(comment)];
  const code = masked.replaceAll(comment, (one) => one.replaceAll(/[^\n]/g, " "));
  const codeLines = code.split("\n");
  const isBare = text.split("\n").map((line, index) => line.trim() !== "" && codeLines[index]?.trim() === "");
  return {
    comments: {
      lines: isBare.filter(Boolean).length,
      texts: found.map(({ 0: one, index }) => text.slice(index, index + one.length)),
    },
    code,
  };
}

/** Names, numbers, literals and single characters, as in `text`. */
export function toTokens(code: string, text: string): string[] {
  return [...code.matchAll(/[\w$\u0080-\u00ff]+|█+|\S/g)].map(({ 0: token, index }) =>
    text.slice(index, index + token.length),
  );
}
