import type { SearchHit } from "@zhian/contracts/endpoints";
import { readLink } from "./site-link.ts";

interface HitGroup {
  kind: SearchHit["kind"];
  hits: SearchHit[];
}

const order: readonly SearchHit["kind"][] = ["product", "solution", "document", "news", "notice", "page"];

/** Groups results by kind: kinds in a fixed order, best results first within each. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const usable = hits.filter(({ link }) => readLink(link) !== undefined);
  return order
    .map((kind) => ({ kind, hits: usable.filter((hit) => hit.kind === kind) }))
    .filter((group) => group.hits.length > 0);
}

export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a name at the visitor's words, for highlighting. */
export function cutAtMatches(name: string, words: string): Piece[] {
  const wanted = words.trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [{ text: name, isMatch: false }];
  const pattern = new RegExp(`(${wanted.map((word) => escapePattern(word)).join("|")})`, "i");
  return name.split(pattern).flatMap((text, index) => (text ? [{ text, isMatch: index % 2 === 1 }] : []));
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
