import { cookieNames, type Locale, localeOfPath, localePath } from "@zhian/contracts/locale";
import { previewPath } from "@zhian/contracts/preview-pass";
import { readCookies } from "@zhian/serve/read-cookies";
import { readRequestBody } from "@zhian/server/read-body";
import { plainHeaders } from "../../compose/plain-style.ts";
import { anotherPreviewPage, refusedPreviewPage } from "../../compose/preview-page.ts";
import { readVisitor } from "../../compose/read-visitor.ts";
import { safeLocation } from "../../compose/safe-location.ts";
import type { Preview, PreviewRefusal } from "../../preview/preview.ts";
import { clearKeptPass, readKeptPass, writeKeptPass } from "../../preview/preview-cookie.ts";
import type { Previews } from "../../preview/previews.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText, type Serve } from "../exchange/exchange.ts";
import { isFromOwnSite, isGuess } from "../exchange/own-site.ts";

interface Options {
  previews: Pick<Previews, "find">;
  origin: string;
  isHttps: boolean;
  now?: () => number;
}

const maxBytes = 1024;

/** HTTP statuses by the reason for refusal. */
const statuses: Readonly<Record<PreviewRefusal, number>> = {
  invalid: 403,
  elsewhere: 403,
  withdrawn: 403,
  expired: 410,
  revoked: 410,
  gone: 410,
  unreachable: 503,
};

/** `/_preview`: a link starts a preview in this browser; the bar's form pauses, resumes and leaves it. */
export function createPreviewServer({ previews, origin, isHttps, now = Date.now }: Options): Serve {
  const secondsLeft = ({ expiresAt }: Preview) => Math.max(Math.ceil((Date.parse(expiresAt) - now()) / 1000), 0);

  return async function serve(exchange) {
    exchange.kind = "preview";
    if (exchange.request.method === "POST") return change(exchange);
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD, POST");
    return begin(exchange);
  };

  async function begin(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    // Only a deliberate navigation starts a preview: no image, frame or speculative request of another page.
    if (isGuess(request) || !isForTab(exchange)) return replyText(exchange, 403, "Forbidden\n");
    const asked = new URL(request.url ?? "/", "http://site").searchParams;
    const { locale: chosen } = readVisitor(request.headers.cookie);
    const to = safeLocation(asked.get("to") ?? "/") ?? "/";
    const locale = chosen ?? localeOfPath(to);
    const pass = asked.get("pass") ?? "";
    const found = await previews.find(pass);
    if (found.status === "refused") return refuse(exchange, locale, found.reason);
    const other = asked.has("switch") ? undefined : await otherPreview(exchange, found.preview);
    if (other) {
      const switchTo = `${previewPath}?${new URLSearchParams({ pass, to, switch: "1" })}`;
      const body = anotherPreviewPage(locale, { now: other, other: found.preview, switchTo });
      return reply(exchange, 200, { headers: plainHeaders, body });
    }
    const cookie = writeKeptPass({ pass, isPaused: false }, { seconds: secondsLeft(found.preview), isHttps });
    lead(exchange, localePath(locale, to), cookie);
  }

  /** Another preview that this browser is already in, if it is still valid. */
  async function otherPreview({ request }: Exchange, { id }: Preview): Promise<Preview | undefined> {
    const kept = readVisitor(request.headers.cookie).previewPass;
    const found = kept === undefined ? undefined : await previews.find(readKeptPass(kept).pass);
    return found?.status === "found" && found.preview.id !== id ? found.preview : undefined;
  }

  async function change(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    if (!isFromOwnSite(request, origin) || isGuess(request)) return replyText(exchange, 403, "Forbidden\n");
    const body = await readRequestBody(request, maxBytes);
    const way = new URLSearchParams(body?.toString("utf8")).get("do");
    const to = pathOf(request.headers.referer);
    const kept = readCookies(request.headers.cookie)[cookieNames.preview] ?? "";
    if (way === "leave") return lead(exchange, to, clearKeptPass(isHttps));
    if (way !== "pause" && way !== "resume") return replyText(exchange, 422, "Unknown action\n");
    const { pass } = readKeptPass(kept);
    const found = await previews.find(pass);
    if (found.status === "refused") return refuse(exchange, localeOfPath(to), found.reason);
    const seconds = secondsLeft(found.preview);
    lead(exchange, to, writeKeptPass({ pass, isPaused: way === "pause" }, { seconds, isHttps }));
  }
}

function refuse(exchange: Exchange, locale: Locale, reason: PreviewRefusal): void {
  const status = statuses[reason];
  const headers = { ...plainHeaders, ...(status === 503 && { "retry-after": "60" }) };
  reply(exchange, status, { headers, body: refusedPreviewPage(locale, reason) });
}

function lead(exchange: Exchange, location: string, cookie: string): void {
  reply(exchange, 303, { headers: { location, "set-cookie": cookie, "cache-control": "no-store" } });
}

/** Whether a document is requested, if the browser states that. https://www.w3.org/TR/fetch-metadata/ */
function isForTab({ request: { headers } }: Exchange): boolean {
  const purpose = headers["sec-fetch-dest"];
  return purpose === undefined || purpose === "document";
}

/** The visitor's current page: the address may have changed since the document was loaded. */
function pathOf(referer: string | undefined): string {
  const url = referer === undefined ? null : URL.parse(referer);
  if (!url || url.pathname === previewPath) return "/";
  return safeLocation(url.pathname + url.search) ?? "/";
}
