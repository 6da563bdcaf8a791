import { expect, it } from "@jest/globals";
import { nonce, requestId } from "../../compose/parts.ts";
import { randomValues } from "../exchange/page-values.ts";
import { PageCopies } from "./page-copies.ts";

function start() {
  return new PageCopies(["<b nonce=", nonce, "中文 ", requestId, "中文 ", nonce, " end"], randomValues());
}

it("fills in the values of one response everywhere", () => {
  const copies = start();
  for (let answer = 0; answer < 3; answer += 1) {
    const values = randomValues();
    const copy = copies.take(values);
    expect(copy.toString()).toBe(`<b nonce=${values[0]}中文 ${values[1]}中文 ${values[0]} end`);
    copies.giveBack(copy);
  }
});

it("B-S-04 never lends one copy to two responses at once", () => {
  const copies = start();
  const taken = Array.from({ length: 5 }, () => copies.take(randomValues()));
  expect(new Set(taken).size).toBe(5);
  const texts = taken.map(String);
  for (const copy of taken) copies.giveBack(copy);
  const again = Array.from({ length: 5 }, () => copies.take(randomValues()));
  expect(new Set(again).size).toBe(5);
  expect(again.map(String).some((text) => texts.includes(text))).toBe(false);
});
