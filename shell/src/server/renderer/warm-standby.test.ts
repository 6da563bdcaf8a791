import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { WarmStandby } from "./warm-standby.ts";

const [first, second, third] = ["mf-a@1.0.0+x", "mf-a@1.0.1+y", "mf-a@1.1.0-rc.1+z"] as const;
const others = "mf-b@9.0.0+w";

const ended: string[] = [];
let standby: WarmStandby;
beforeEach(() => {
  jest.useFakeTimers();
  ended.length = 0;
  standby = new WarmStandby((key) => ended.push(key));
});
afterEach(() => {
  jest.useRealTimers();
});

it("keeps a replaced release for a quarter of an hour", () => {
  standby.replace([first], [second, others]);
  jest.advanceTimersByTime(899_999);
  expect([standby.keys(), ended]).toEqual([[first], []]);
  jest.advanceTimersByTime(1);
  expect([standby.keys(), ended]).toEqual([[], [first]]);
});

it("keeps a rolled-back release, but none that was removed without replacement", () => {
  standby.replace([second], [first, others]);
  expect(standby.keys()).toEqual([second]);
  standby.replace([first], [others]);
  expect(standby.keys()).toEqual([]);
});

it("keeps only the latest release of a fragment, and no longer because others change", () => {
  standby.replace([first], [second, others]);
  jest.advanceTimersByTime(800_000);
  standby.replace([others], [second, "mf-b@10.0.0+v"]);
  jest.advanceTimersByTime(100_000);
  expect([standby.keys(), ended]).toEqual([[others], [first]]);

  standby.replace([second], [third]);
  standby.replace([third], ["mf-a@1.1.0+z"]);
  expect(standby.keys()).toEqual([third]);
});

it("does not end a release that is served again, nor a forgotten one", () => {
  standby.replace([first, others], [second, "mf-b@10.0.0+v"]);
  standby.take(first);
  expect(standby.keys()).toEqual([others]);
  standby.clear();
  jest.advanceTimersByTime(1_000_000);
  expect(ended).toEqual([]);
});
