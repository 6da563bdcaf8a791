import { toArticleBody } from "./article-body.ts";

/** A sample of each language that the highlighter supports, with its most common patterns. */
const samples = {
  bash: 'dig +short example.com A | sort # a comment\nfor host in a b; do echo "$host"; done',
  ini: "[section]\nkey = value ; a comment",
  json: '{ "key": [1, true, "text"] }',
  nginx: "server { listen 443 ssl; return 301 https://$host; } # a comment",
  python: 'def call(name: str) -> int:\n    return len(f"{name}")  # a comment',
  sql: "select count(*) from orders where total > 10; -- a comment",
  yaml: "key:\n  - text # a comment",
};

/**
 * Renders a sample text at startup. Otherwise the first article would wait for parser, highlighter and grammars to be loaded and
 * compiled: 0.65 s on two idle cores, and on busy ones longer than a page waits for its fragments.
 */
export async function warmArticles(): Promise<void> {
  const code = Object.entries(samples).map(([language, text]) => `\`\`\`${language}\n${text}\n\`\`\``);
  await toArticleBody(
    `## A heading\n\n1. **Strong**, *soft* and [a link](/)\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n${code.join("\n\n")}`,
  );
}
