import type { Opening } from "../../compose/compose-page.ts";
import { type Exchange, reply } from "../exchange/exchange.ts";

interface Target {
  status: number;
  location: string;
  /** Not for everybody: it is kept by nobody. */
  isPreview?: boolean;
}

export function redirect(exchange: Exchange, { status, location, isPreview = false }: Target): void {
  const isKept = isForEver(status) && !isPreview;
  reply(exchange, status, {
    headers: { location, "cache-control": isKept ? "public, max-age=3600" : "no-store", vary: "Cookie" },
  });
}

/** Where an address lies for good, if its fragment leads on from it. */
export function movedTo(opening: Opening | undefined): string | undefined {
  return opening?.kind === "redirect" && isForEver(opening.status) ? opening.location : undefined;
}

function isForEver(status: number): boolean {
  return status === 308 || status === 301;
}
