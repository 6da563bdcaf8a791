import type { Locale } from "@zhian/contracts/locale";
import { fillBytes, nonce, type Values } from "../../compose/parts.ts";
import { type PlainLink, plainPage } from "../../compose/plain-page.ts";
import { plainHeaders } from "../../compose/plain-style.ts";
import { type Address, localeOf } from "../../compose/read-address.ts";
import type { MirroredPages } from "../../mirror/mirror-file.ts";
import { type Exchange, reply } from "../exchange/exchange.ts";
import { documentSecurityHeaders, type SecurityOptions } from "../exchange/security-headers.ts";
import { sendWhole } from "./send-page.ts";

interface Stored {
  pages: MirroredPages;
  values: Values;
  security: SecurityOptions;
}

/** While there is no snapshot: serves the built-in page for this URL if there is one, otherwise a plain page that says so. */
export async function serveWithoutSnapshot(exchange: Exchange, address: Address, stored: Stored): Promise<void> {
  const { pages, values, security } = stored;
  if (pages.size === 0) return unavailable(exchange, address, "starting");
  const page = address.kind === "page" ? pages.get(address.pathname) : undefined;
  if (!page) return refuse(exchange, plainPage(localeOf(address), "notMirrored", linksTo(pages, localeOf(address))));
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    vary: "Accept-Encoding, Cookie",
    ...documentSecurityHeaders(values[nonce], security),
  };
  await sendWhole(exchange, { status: 200, headers, body: fillBytes(page.parts, values) });
}

function linksTo(pages: MirroredPages, locale: Locale): PlainLink[] {
  return [...pages].flatMap(([path, { title, locale: own }]) => (own === locale ? [{ path, title }] : []));
}

/** Sends a short page, so that a refusal costs almost nothing. */
export function unavailable(exchange: Exchange, address: Address, message: "starting" | "busy"): void {
  refuse(exchange, plainPage(localeOf(address), message));
}

function refuse(exchange: Exchange, body: string): void {
  reply(exchange, 503, { headers: { ...plainHeaders, "retry-after": "2" }, body });
}
