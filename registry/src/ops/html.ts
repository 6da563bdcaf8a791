import { escapeHtml } from "@zhian/server/escape-html";

/** Markup that may go into a page unescaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Escapes every value, except markup that this function returned. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: strings.map((text, index) => text + shown(parts[index])).join("") };
}

function shown(part: Part): string {
  if (part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return escapeHtml(String(part));
  return "html" in part ? part.html : part.map(shown).join("");
}
