import { createHighlighterCore } from "@shikijs/core";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { codeKinds } from "@zhian/contracts/article-words";

interface Run {
  /** In UTF-16 code units, like `string.length`. */
  length: number;
  /** Index in `codeKinds`. */
  kind: number;
}

/** Returns undefined for an unknown language. */
export type Highlighter = (code: string, language: string) => Run[] | undefined;

/** Longer code is not highlighted: patterns may take long on it. */
const maxLetters = 20_000;

const scopes: Partial<Record<(typeof codeKinds)[number], string[]>> = {
  comment: ["comment", "punctuation.definition.comment"],
  string: ["string", "punctuation.definition.string"],
  number: ["constant.numeric", "constant.language", "constant.character", "constant.other"],
  keyword: ["keyword", "storage", "punctuation.definition.variable"],
  name: ["entity.name.function", "support.function", "entity.name.command"],
  key: ["entity.name.tag", "support.type.property-name", "variable.other", "keyword.other.definition.ini"],
};

/** Placeholder colours: each encodes a kind as its number. The page's style sheet defines the real colours. */
const theme = {
  name: "kinds",
  type: "light" as const,
  fg: toColour(0),
  bg: "#ffffff",
  settings: Object.entries(scopes).map(([kind, scope]) => ({
    scope,
    settings: { foreground: toColour(codeKinds.findIndex((known) => known === kind)) },
  })),
};

const grammars = {
  bash: () => import("@shikijs/langs/bash"),
  ini: () => import("@shikijs/langs/ini"),
  json: () => import("@shikijs/langs/json"),
  nginx: () => import("@shikijs/langs/nginx"),
  python: () => import("@shikijs/langs/python"),
  sql: () => import("@shikijs/langs/sql"),
  yaml: () => import("@shikijs/langs/yaml"),
};

/** Languages by their main names; some have aliases. */
export const languages = Object.keys(grammars);

export async function loadHighlighter(): Promise<Highlighter> {
  const shiki = await createHighlighterCore({
    themes: [theme],
    langs: Object.values(grammars).map((load) => load()),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = new Set(shiki.getLoadedLanguages());

  return function highlighter(code, language) {
    if (!known.has(language) || code.length > maxLetters) return undefined;
    // Without a limit of time, after which the rest of a line has no colours: that would depend on how busy the machine is.
    const lines = shiki.codeToTokensBase(code, { lang: language, theme: theme.name, tokenizeTimeLimit: 0 });
    const runs = lines.flatMap((line, index) => [
      ...(index === 0 ? [] : [{ length: 1, kind: 0 }]),
      ...line.map(({ content, color }) => ({ length: content.length, kind: toKind(color) })),
    ]);
    // The page splits the text by these lengths.
    return runs.reduce((sum, { length }) => sum + length, 0) === code.length ? runs : undefined;
  };
}

function toColour(kind: number): string {
  return `#00000${kind}`;
}

function toKind(colour: string | undefined): number {
  const kind = Number(colour?.at(-1));
  return kind < codeKinds.length ? kind : 0;
}
