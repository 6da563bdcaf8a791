import { expect, it } from "@jest/globals";
import { nonce, requestId } from "../compose/parts.ts";
import { PageCopies } from "./page-copies.ts";
import { randomValues } from "./page-values.ts";

const [before, between, after] = ["<b nonce=", "中文 ", " end"].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];

function start() {
  return new PageCopies([before, nonce, between, requestId, between, nonce, after], randomValues());
}

it("holds the values of one answer wherever they stand", () => {
  const copies = start();
  for (let answer = 0; answer < 3; answer += 1) {
    const values = randomValues();
    const copy = copies.take(values);
    expect(copy.toString()).toBe(`<b nonce=${values[0]}中文 ${values[1]}中文 ${values[0]} end`);
    copies.giveBack(copy);
  }
});

it("B-S-04 never gives one copy to two answers before it is back", () => {
  const copies = start();
  const taken = Array.from({ length: 5 }, () => copies.take(randomValues()));
  expect(new Set(taken).size).toBe(5);
  const texts = taken.map(String);
  for (const copy of taken) copies.giveBack(copy);
  const again = Array.from({ length: 5 }, () => copies.take(randomValues()));
  expect(new Set(again).size).toBe(5);
  expect(again.map(String).some((text) => texts.includes(text))).toBe(false);
});
