import { createHash } from "node:crypto";
import type { Coding } from "./choose-coding.ts";

/** A strong tag: other bytes have another one. */
export function tagOf(body: string | Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** Compressed, the bytes differ, so RFC 9110 8.8.3.3 requires another tag. */
export function tagIn(coding: Coding | "identity", tag: string): string {
  return coding === "identity" ? tag : `${tag.slice(0, -1)}-${coding}"`;
}

type Comparison = "weak" | "strong";

/** Whether a list of tags (If-Match, If-None-Match) contains this one. Malformed tags are ignored. */
export function namesTag(list: string, tag: string, comparison: Comparison): boolean {
  if (list.trim() === "*") return true;
  return tagsIn(list).some((given) => isSame(given, tag, comparison));
}

export function isSame(given: string, tag: string, comparison: Comparison): boolean {
  if (comparison === "strong") return given === tag && !tag.startsWith("W/");
  return opaque(given) === opaque(tag);
}

/** A tag may contain commas. */
function tagsIn(list: string): string[] {
  return list.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, "");
}
