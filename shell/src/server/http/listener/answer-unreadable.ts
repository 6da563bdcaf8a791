import type { Duplex } from "node:stream";
import { type BareAnswer, endConnection, type UnreadableStatus } from "@zhian/server/answer-unreadable";
import { tooLongPage } from "../../compose/bilingual-pages.ts";
import { plainHeaders } from "../../compose/plain-style.ts";

/** Otherwise, the oversized cookies would make every further request fail. */
export const clearCookies = '"cookies"';

export function unreadableAnswer(status: UnreadableStatus): BareAnswer {
  return {
    headers: { ...plainHeaders, ...(status === 431 && { "clear-site-data": clearCookies }) },
    body: status === 414 ? tooLongPage : "",
  };
}

/** The shell is not a proxy. Without a listener, Node would close the connection without a response. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  endConnection(socket, 405, { headers: { allow: "GET, HEAD" }, body: "" });
}
