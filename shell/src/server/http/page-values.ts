import { randomBytes } from "node:crypto";
import type { Values } from "../compose/parts.ts";

/** 128 bits. Its last two characters are always `==`: press-brotli.ts relies on that. */
export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

export function makeRequestId(): string {
  return randomBytes(16).toString("hex");
}

export function randomValues(): Values {
  return [makeNonce(), makeRequestId()];
}
