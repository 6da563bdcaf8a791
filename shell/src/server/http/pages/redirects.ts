import type { Opening } from "../../compose/compose-page.ts";
import { type Exchange, reply } from "../exchange/exchange.ts";

export function redirect(exchange: Exchange, status: number, location: string): void {
  reply(exchange, status, {
    headers: { location, "cache-control": isForEver(status) ? "public, max-age=3600" : "no-store", vary: "Cookie" },
  });
}

/** Where an address lies for good, if its fragment leads on from it. */
export function movedTo(opening: Opening | undefined): string | undefined {
  return opening?.kind === "redirect" && isForEver(opening.status) ? opening.location : undefined;
}

function isForEver(status: number): boolean {
  return status === 308 || status === 301;
}
