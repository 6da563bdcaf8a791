import { parseJson } from "@zhian/server/parse-json";
import * as z from "zod";
import type { RdapAnswer } from "./fetch-answer.ts";

/** The meaning of a response about one name. */
export type Reading =
  | { kind: "registered" }
  | { kind: "available" }
  /** Inconclusive, and a retry would not help. */
  | { kind: "unclear"; reason: string }
  /** To be retried later: the server is busy or failing. */
  | { kind: "later"; reason: string; waitMs: number }
  | { kind: "moved"; to: string };

const domainSchema = z.object({ objectClassName: z.literal("domain"), ldhName: z.string() });
const errorSchema = z.object({ errorCode: z.literal(404) });
const usualWaitMs = 5_000;
/** Longer waits are capped at this: no page stays open that long. */
const longestWaitMs = 5 * 60_000;

/** RFC 9083 for existing names, RFC 7480 for missing ones. `nowMs` is the wall-clock time, for waits given as dates. */
export function readAnswer(answer: RdapAnswer, asciiName: string, nowMs: number): Reading {
  const { status, location } = answer;
  if (status === 200) return readDomain(answer, asciiName);
  if (status === 404) return readAbsence(answer);
  if (status === 429 || status === 503)
    return { kind: "later", reason: `HTTP ${status}`, waitMs: waitOf(answer, nowMs) };
  if (status >= 500) return { kind: "later", reason: `HTTP ${status}`, waitMs: 0 };
  if ([301, 302, 303, 307, 308].includes(status) && location !== undefined) return { kind: "moved", to: location };
  return { kind: "unclear", reason: `HTTP ${status}` };
}

/** Only a response about this exact name counts: one about another name is not trusted. */
function readDomain({ body, contentType }: RdapAnswer, asciiName: string): Reading {
  const domain = isJson(contentType) ? domainSchema.safeParse(parseJson(body)) : undefined;
  if (!domain?.success) return { kind: "unclear", reason: "200 without a domain" };
  const named = domain.data.ldhName.toLowerCase().replace(/\.$/, "");
  return named === asciiName ? { kind: "registered" } : { kind: "unclear", reason: "200 for a different name" };
}

/**
 * "Not found" must come from the registry about a name, not from its web server about a page: an HTML page at a wrong URL would
 * make every name of an ending free.
 */
function readAbsence({ body, contentType }: RdapAnswer): Reading {
  const isEmpty = body.trim() === "";
  const isPage = contentType !== "" && !isJson(contentType);
  if (isEmpty && !isPage) return { kind: "available" };
  if (!isPage && errorSchema.safeParse(parseJson(body)).success) return { kind: "available" };
  return { kind: "unclear", reason: "404 that is not a registry response" };
}

function waitOf({ retryAfter = "" }: RdapAnswer, nowMs: number): number {
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  const waitMs = seconds === undefined ? Date.parse(retryAfter) - nowMs : seconds * 1_000;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), longestWaitMs) : usualWaitMs;
}

function isJson(contentType: string): boolean {
  return /^application\/(rdap\+)?json\b/i.test(contentType);
}
