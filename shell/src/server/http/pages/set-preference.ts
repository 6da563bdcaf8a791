import { cookieNames, localePath } from "@zhian/contracts/locale";
import { currencySchema, localeSchema } from "@zhian/contracts/locale-schema";
import { readTheme } from "@zhian/contracts/theme";
import { readRequestBody } from "@zhian/server/read-body";
import { safeLocation } from "../../compose/safe-location.ts";
import { type Exchange, refuseMethod, reply, replyText } from "../exchange/exchange.ts";
import { isFromOwnSite, isGuess } from "../exchange/own-site.ts";

const maxBytes = 4096;

interface Options {
  isHttps: boolean;
  origin: string;
}

/** `POST /_preferences`, a form: sets language, currency or theme without script. Redirects back to the visitor's page. */
export async function setPreference(exchange: Exchange, { isHttps, origin }: Options): Promise<void> {
  exchange.kind = "preferences";
  const { request } = exchange;
  if (request.method !== "POST") return refuseMethod(exchange, "POST");
  if (!isFromOwnSite(request, origin) || isGuess(request)) return replyText(exchange, 403, "Forbidden\n");
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers["content-type"] ?? "")) {
    return replyText(exchange, 415, "Unsupported Media Type\n");
  }
  const body = await readRequestBody(request, maxBytes);
  if (!body) return replyText(exchange, 413, "Content Too Large\n");

  const form = new URLSearchParams(body.toString("utf8"));
  const locale = localeSchema.safeParse(form.get("locale"));
  const currency = currencySchema.safeParse(form.get("currency"));
  const theme = readTheme(form.get("theme"));
  if (!locale.success && !currency.success && !theme) return replyText(exchange, 422, "Unknown preference\n");

  const asked = safeLocation(withQuery(form.get("to") ?? "/", request.headers.referer)) ?? "/";
  // Checked again in the new language: without its prefix, `/zh//host` would lead to another site.
  const to = safeLocation(locale.success ? localePath(locale.data, asked) : asked) ?? "/";
  const attributes = `; Path=/; Max-Age=31536000; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  const cookies = [
    ...(locale.success ? [`${cookieNames.locale}=${locale.data}${attributes}`] : []),
    ...(currency.success ? [`${cookieNames.currency}=${currency.data}${attributes}`] : []),
    ...(theme ? [`${cookieNames.theme}=${theme}${attributes}`] : []),
  ];
  reply(exchange, 303, { headers: { location: to, "set-cookie": cookies, "cache-control": "no-store" } });
}

/** The form of a rendered page contains only its path; the query comes from the browser's referrer. */
function withQuery(path: string, referer: string | undefined): string {
  const from = referer === undefined ? null : URL.parse(referer);
  return from?.pathname === path ? path + from.search : path;
}
