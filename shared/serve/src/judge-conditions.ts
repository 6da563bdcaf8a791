import type { IncomingHttpHeaders } from "node:http";
import { isSame, namesTag } from "./entity-tag.ts";

/** `unchanged` is 304, `failed` 412. */
export type Verdict = "proceed" | "unchanged" | "failed";

/** Evaluates the conditions of a GET or HEAD for the tag of the response, in the order of RFC 9110 13.2.2. Ours have no Last-Modified. */
export function judgeConditions(headers: IncomingHttpHeaders, tag: string): Verdict {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match !== undefined && !namesTag(match, tag, "strong")) return "failed";
  return noneMatch !== undefined && namesTag(noneMatch, tag, "weak") ? "unchanged" : "proceed";
}

/** Whether a part matches those that the client has. A date never matches: our responses have none. */
export function isSamePart({ "if-range": condition }: IncomingHttpHeaders, tag: string): boolean {
  return condition === undefined || isSame(String(condition).trim(), tag, "strong");
}
