import { beforeEach, expect, it } from "@jest/globals";
import { createRequestRate, type RequestRate } from "./request-rate.ts";

let nowMs = 0;
let rate: RequestRate;
beforeEach(() => {
  nowMs = 5_000;
  rate = createRequestRate(() => nowMs);
});

function ask(fragment: string, times: number): void {
  for (let count = 0; count < times; count += 1) rate.asked(fragment);
}

it("uses the previous full second while the current one has just begun", () => {
  ask("mf-a", 40);
  ask("mf-b", 3);
  nowMs = 6_010;
  ask("mf-a", 1);
  expect([rate.lately("mf-a"), rate.lately("mf-b"), rate.lately("mf-c")]).toEqual([40, 3, 0]);
});

it("drops counts older than two seconds", () => {
  ask("mf-a", 40);
  nowMs = 7_000;
  expect(rate.lately("mf-a")).toBe(0);
  ask("mf-a", 2);
  expect(rate.lately("mf-a")).toBe(2);
});
