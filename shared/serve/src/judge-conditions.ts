import type { IncomingHttpHeaders } from "node:http";
import { isSame, namesTag } from "./entity-tag.ts";

/** `unchanged` is 304, `failed` 412. */
export type Verdict = "proceed" | "unchanged" | "failed";

/** Conditions of a GET or HEAD by the tag of what would be sent, in the order of RFC 9110 13.2.2. No answer of ours has a Last-Modified. */
export function judgeConditions(headers: IncomingHttpHeaders, tag: string): Verdict {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match !== undefined && !namesTag(match, tag, "strong")) return "failed";
  return noneMatch !== undefined && namesTag(noneMatch, tag, "weak") ? "unchanged" : "proceed";
}

/** Whether a part would belong to the parts that the client has: by a date of ours it cannot know. */
export function isSamePart({ "if-range": condition }: IncomingHttpHeaders, tag: string): boolean {
  return condition === undefined || isSame(String(condition).trim(), tag, "strong");
}
