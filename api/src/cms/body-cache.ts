import { createHash } from "node:crypto";
import type { ArticleNode } from "@zhian/contracts/article";
import { LRUCache } from "lru-cache";
import { toArticleBody } from "./article-body.ts";

/** Total length of the texts; a body takes about ten times as much. Fits a site of several hundred long documents. */
const maxChars = 4 * 2 ** 20;
const bodies = new LRUCache<string, Promise<ArticleNode[]>>({ maxSize: maxChars });

/** Identifies a text by its content. */
export function digestOf(markdown: string): string {
  return createHash("sha256").update(markdown).digest("base64url").slice(0, 22);
}

/** A text's body, cached while the text is unchanged, whatever else in the content changes. */
export function bodyOf(markdown: string): Promise<ArticleNode[]> {
  const digest = digestOf(markdown);
  const known = bodies.get(digest);
  if (known) return known;
  const body = toArticleBody(markdown);
  bodies.set(digest, body, { size: digest.length + markdown.length });
  return body;
}
