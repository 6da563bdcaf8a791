import { beforeEach, expect, it } from "@jest/globals";
import { createRequestRate, type RequestRate } from "./request-rate.ts";

let nowMs = 0;
let demand: RequestRate;
beforeEach(() => {
  nowMs = 5_000;
  demand = createRequestRate(() => nowMs);
});

function ask(fragment: string, times: number): void {
  for (let count = 0; count < times; count += 1) demand.asked(fragment);
}

it("tells a full second by the next one, when that has only begun", () => {
  ask("mf-a", 40);
  ask("mf-b", 3);
  nowMs = 6_010;
  ask("mf-a", 1);
  expect([demand.lately("mf-a"), demand.lately("mf-b"), demand.lately("mf-c")]).toEqual([40, 3, 0]);
});

it("forgets what is two seconds old", () => {
  ask("mf-a", 40);
  nowMs = 7_000;
  expect(demand.lately("mf-a")).toBe(0);
  ask("mf-a", 2);
  expect(demand.lately("mf-a")).toBe(2);
});
