import { createHash } from "node:crypto";
import type { ArticleNode } from "@zhian/contracts/article";
import { toArticleBody } from "./article-body.ts";

const maxBodies = 500;
const bodies = new Map<string, Promise<ArticleNode[]>>();

/** Names a text by what it says. */
export function digestOf(markdown: string): string {
  return createHash("sha256").update(markdown).digest("base64url").slice(0, 22);
}

/** A text's body, made once for as long as the text says the same, whatever else of the content changes. */
export function bodyOf(markdown: string): Promise<ArticleNode[]> {
  const digest = digestOf(markdown);
  const known = bodies.get(digest) ?? toArticleBody(markdown);
  bodies.delete(digest);
  bodies.set(digest, known);
  const [oldest] = bodies.keys();
  if (bodies.size > maxBodies && oldest !== undefined) bodies.delete(oldest);
  return known;
}
