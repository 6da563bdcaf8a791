import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for one another when read aloud. */
const readable = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export function readableLetters(count: number): string {
  return Array.from({ length: count }, () => readable[randomInt(readable.length)]).join("");
}
