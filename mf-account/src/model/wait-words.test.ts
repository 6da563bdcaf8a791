import { expect, it } from "@jest/globals";
import { waitWords } from "./wait-words.ts";

it("formats a wait as minutes and seconds", () => {
  expect([1, 59, 60, 125, 900].map(waitWords)).toEqual(["0:01", "0:59", "1:00", "2:05", "15:00"]);
});
