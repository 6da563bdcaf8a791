import type { ArticleNode } from "@zhian/contracts/article";

export interface ContentsEntry {
  /** Id of the heading, without `#`. */
  anchor: string;
  text: string;
}

/** The entries of a contents list: the top-level headings. */
export function contentsOf(body: readonly ArticleNode[]): ContentsEntry[] {
  return body.flatMap((node) =>
    typeof node !== "string" && node.tag === "h2" && node.id
      ? [{ anchor: node.id, text: plainText(node.children).trim() }]
      : [],
  );
}

const latinWordsAMinute = 220;
const hanSignsAMinute = 400;

/** Reading time in minutes, at least one. */
export function minutesOf(body: readonly ArticleNode[]): number {
  const text = plainText(body);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / latinWordsAMinute + han / hanSignsAMinute));
}

function plainText(nodes: readonly ArticleNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : `${plainText(node.children)} `)).join("");
}
