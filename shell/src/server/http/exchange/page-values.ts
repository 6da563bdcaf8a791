import { randomBytes, randomFillSync } from "node:crypto";
import { type Theme, themes } from "@zhian/contracts/theme";
import { themeLength, type Values } from "../../compose/parts.ts";

const bytesEach = 16;
/** Random bytes for many values at once: a system call for each value costs more than preparing a cached page. */
const drawn = Buffer.alloc(bytesEach * 256);
let used = drawn.byteLength;

/** Each random byte is used once. */
function draw(encoding: "base64" | "hex"): string {
  if (used === drawn.byteLength) {
    randomFillSync(drawn);
    used = 0;
  }
  used += bytesEach;
  return drawn.toString(encoding, used - bytesEach, used);
}

/** 128 bits. Its last two characters are always `==`: precompress-brotli.ts relies on that. */
export function makeNonce(): string {
  return draw("base64");
}

export function makeRequestId(): string {
  return draw("hex");
}

export function makeVisitorId(): string {
  return randomBytes(16).toString("base64url");
}

/** The theme as written into the page. */
export function themeValue(theme: Theme): string {
  return theme.padEnd(themeLength);
}

/** For trials: values as in any response. */
export function randomValues(): Values {
  const theme = themes[Math.floor(Math.random() * themes.length)] ?? "system";
  return [makeNonce(), makeRequestId(), themeValue(theme)];
}
