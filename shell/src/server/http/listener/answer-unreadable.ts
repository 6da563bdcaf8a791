import type { Duplex } from "node:stream";
import { type BareAnswer, endConnection, type UnreadableStatus } from "@zhian/server/answer-unreadable";
import { tooLongPage } from "../../compose/bilingual-pages.ts";
import { plainHeaders } from "../../compose/plain-style.ts";

/** Cookies that are too long to be sent would be sent for ever. */
export const clearCookies = '"cookies"';

export function unreadableAnswer(status: UnreadableStatus): BareAnswer {
  return {
    headers: { ...plainHeaders, ...(status === 431 && { "clear-site-data": clearCookies }) },
    body: status === 414 ? tooLongPage : "",
  };
}

/** Nobody's proxy. Without a listener Node would end the connection without a word. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  endConnection(socket, 405, { headers: { allow: "GET, HEAD" }, body: "" });
}
