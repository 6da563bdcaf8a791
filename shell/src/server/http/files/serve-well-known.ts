import { consoleLink } from "@zhian/contracts/console-link";
import { defaultLocale, htmlLang, locales } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { Representation } from "@zhian/serve/representation";
import { readVisitor } from "../../compose/read-visitor.ts";
import {
  type Exchange,
  isRead,
  refuseMethod,
  reply,
  replyText,
  type Serve,
  sendRepresentation,
} from "../exchange/exchange.ts";

interface Options {
  config: PublicConfig;
  /** Contacts for reporting a vulnerability, the preferred way first: `mailto:` or `https:` addresses. */
  securityContacts: readonly string[];
  now?: () => number;
}

const prefix = "/.well-known/";
const dayMs = 86_400_000;
/** RFC 9116 recommends less than a year. Later requests get a later date. */
const validDays = 180;

/** Serves addresses that programs try on every site. A missing one gets a 404 of a few bytes. */
export function createWellKnownServer({ config, securityContacts, now = Date.now }: Options): Serve {
  const known = new Map<string, Serve>([["change-password", leadToPasswords]]);
  if (securityContacts.length > 0) known.set("security.txt", tellContacts);

  /** Redirects in the visitor's language: a password manager opens the address in their browser. */
  function leadToPasswords(exchange: Exchange): void {
    if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
    const { locale = defaultLocale } = readVisitor(exchange.request.headers.cookie);
    const location = consoleLink({ config, locale }, "/accountCenter/safetySet");
    reply(exchange, 303, { headers: { location, "cache-control": "no-store", vary: "Cookie" } });
  }

  async function tellContacts(exchange: Exchange): Promise<void> {
    // Rounded to days, so that the ETag changes once a day.
    const until = new Date((Math.floor(now() / dayMs) + validDays) * dayMs).toISOString();
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${until}`,
      `Preferred-Languages: ${locales.map(htmlLang).join(", ")}`,
      `Canonical: ${config.origin}${prefix}security.txt`,
    ];
    const text = new Representation(`${lines.join("\n")}\n`, { type: "text/plain; charset=utf-8" });
    await sendRepresentation(exchange, text, { "cache-control": "public, max-age=3600" });
  }

  return async function serve(exchange) {
    exchange.kind = "well-known";
    const answer = known.get(exchange.path.slice(prefix.length));
    if (!answer) return replyText(exchange, 404, "Not Found\n");
    await answer(exchange);
  };
}

export function isWellKnown(path: string): boolean {
  return path.startsWith(prefix);
}
