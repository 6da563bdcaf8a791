import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { loadWhileWanted } from "./load-while-wanted.ts";

let tries = 0;
let succeedsAt = Number.POSITIVE_INFINITY;
let wanted: AbortController;

async function load(): Promise<string> {
  tries += 1;
  if (tries < succeedsAt) throw new Error("lost in transit");
  return "loaded";
}

beforeEach(() => {
  jest.useFakeTimers();
  tries = 0;
  succeedsAt = Number.POSITIVE_INFINITY;
  wanted = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
});

it("requests again what was lost in transit, more and more rarely, until it has loaded", async () => {
  succeedsAt = 4;
  const loading = loadWhileWanted(load, wanted.signal);
  for (const [pauseMs, before] of [
    [2_000, 1],
    [5_000, 2],
    [15_000, 3],
  ] as const) {
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    expect(tries).toBe(before);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries).toBe(before + 1);
  }
  await expect(loading).resolves.toBe("loaded");
  expect(jest.getTimerCount()).toBe(0);
});

it("requests it again at once when the browser is back online, from where the pauses begin anew", async () => {
  succeedsAt = 6;
  const loading = loadWhileWanted(load, wanted.signal);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([tries, jest.getTimerCount()]).toEqual([5, 0]);
  window.dispatchEvent(new Event("online"));
  await expect(loading).resolves.toBe("loaded");
});

it.each([
  ["during a pause", 1_000],
  ["after the last one", 60_000],
])("ends once it is no longer wanted: %s", async (_when, ms) => {
  const loading = loadWhileWanted(load, wanted.signal).catch(() => "ended");
  await jest.advanceTimersByTimeAsync(ms);
  const before = tries;
  wanted.abort();
  await expect(loading).resolves.toBe("ended");
  window.dispatchEvent(new Event("online"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect([tries, jest.getTimerCount()]).toEqual([before, 0]);
});

it("does not deliver what arrives when it is no longer wanted", async () => {
  succeedsAt = 1;
  const loading = loadWhileWanted(load, wanted.signal);
  wanted.abort();
  await expect(loading).rejects.toBe(wanted.signal.reason);
  expect(jest.getTimerCount()).toBe(0);
});

it("ends at once if it was no longer wanted when it failed", async () => {
  wanted.abort();
  await expect(loadWhileWanted(load, wanted.signal)).rejects.toBe(wanted.signal.reason);
  expect(jest.getTimerCount()).toBe(0);
});
