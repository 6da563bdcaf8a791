import { draftsCookieNames } from "@zhian/contracts/drafts-header";
import { readRequestBody } from "@zhian/server/read-body";
import { safeLocation } from "../../compose/safe-location.ts";
import { type Exchange, refuseMethod, reply, replyText } from "../exchange/exchange.ts";
import { isFromOwnSite, isGuess } from "../exchange/own-site.ts";

const maxBytes = 4096;

interface Options {
  isHttps: boolean;
  origin: string;
}

/** `POST /_drafts`, a form: ends the preview of drafts, and redirects back to the editor's page as everyone sees it. */
export async function endDrafts(exchange: Exchange, { isHttps, origin }: Options): Promise<void> {
  exchange.kind = "preferences";
  const { request } = exchange;
  if (request.method !== "POST") return refuseMethod(exchange, "POST");
  if (!isFromOwnSite(request, origin) || isGuess(request)) return replyText(exchange, 403, "Forbidden\n");
  const body = await readRequestBody(request, maxBytes);
  if (!body) return replyText(exchange, 413, "Content Too Large\n");
  const to = safeLocation(new URLSearchParams(body.toString("utf8")).get("to") ?? "/") ?? "/";
  const name = isHttps ? draftsCookieNames.secure : draftsCookieNames.plain;
  const cleared = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
  const headers = { location: to, "set-cookie": cleared, "cache-control": "no-store" };
  reply(exchange, 303, { headers });
}
