import { cookieNames } from "@zhian/contracts/locale";
import type { Timing } from "../../compose/compose-page.ts";
import type { Visitor } from "../../compose/read-visitor.ts";
import type { ShownPreview } from "../../preview/preview.ts";
import { clearKeptPass } from "../../preview/preview-cookie.ts";
import { documentSecurityHeaders, type SecurityOptions } from "../exchange/security-headers.ts";

interface PageFacts {
  status: number;
  visitor: Visitor;
  nonce: string;
  /** Whether every slot contains what its fragment rendered, as far as is known when the headers are sent. */
  isComplete: boolean;
  timings: readonly Timing[];
  cache: "hit" | "miss" | "stale";
  /** A visitor id to set, because this snapshot has a canary. */
  newVisitorId?: string | undefined;
  preview?: ShownPreview | undefined;
}

export const errorFacts = { status: 500, isComplete: false, timings: [], cache: "miss" as const };

/**
 * A page contains a nonce and depends on cookies, so no cache between us and the visitor may store it. The visitor's browser
 * may, and revalidates before use (`no-cache` allows the back/forward cache, `no-store` would not). With a token, in a
 * preview, or if something is missing, the page is not stored at all.
 */
export function pageHeaders(facts: PageFacts, security: SecurityOptions): Record<string, string | string[]> {
  const isPreview = facts.preview !== undefined || facts.visitor.draftsPass !== undefined;
  const isKept = !facts.visitor.hasToken && facts.status < 500 && facts.isComplete && !isPreview;
  const cookies = cookiesToSet(facts, security);
  return {
    "content-type": "text/html; charset=utf-8",
    "cache-control": isKept ? "private, no-cache" : "private, no-store",
    vary: "Accept-Encoding, Cookie",
    "server-timing": serverTiming(facts),
    ...(isPreview && { "x-robots-tag": "noindex" }),
    ...(facts.status === 503 && { "retry-after": "2" }),
    ...(cookies.length > 0 && { "set-cookie": cookies }),
    ...documentSecurityHeaders(facts.nonce, security),
  };
}

function serverTiming({ timings, cache }: PageFacts): string {
  const fragments = timings.map(({ fragment, ms, outcome }) => `${fragment};dur=${ms.toFixed(1)};desc="${outcome}"`);
  return [`cache;desc="${cache}"`, ...fragments].join(", ");
}

function cookiesToSet({ visitor, newVisitorId, preview }: PageFacts, { isHttps }: SecurityOptions): string[] {
  const secure = isHttps ? "; Secure" : "";
  // A preview that cannot be checked now may be valid in a moment.
  const hasEnded = preview?.status === "ended" && preview.reason !== "unreachable";
  const cleared = [
    ...visitor.broken.map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`),
    ...(hasEnded ? [clearKeptPass(isHttps)] : []),
  ];
  if (!newVisitorId) return cleared;
  const kept = `${cookieNames.visitor}=${newVisitorId}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`;
  return [...cleared.filter((cookie) => !cookie.startsWith(`${cookieNames.visitor}=`)), kept];
}
