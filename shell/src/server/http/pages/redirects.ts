import type { Opening } from "../../compose/compose-page.ts";
import { type Exchange, reply } from "../exchange/exchange.ts";

interface Target {
  status: number;
  location: string;
  /** Only for a preview's visitors: never cached. */
  isPreview?: boolean;
}

export function redirect(exchange: Exchange, { status, location, isPreview = false }: Target): void {
  const isKept = isForEver(status) && !isPreview;
  reply(exchange, status, {
    headers: { location, "cache-control": isKept ? "public, max-age=3600" : "no-store", vary: "Cookie" },
  });
}

/** The permanent address of a page, if its fragment redirects there. */
export function movedTo(opening: Opening | undefined): string | undefined {
  return opening?.kind === "redirect" && isForEver(opening.status) ? opening.location : undefined;
}

function isForEver(status: number): boolean {
  return status === 308 || status === 301;
}
