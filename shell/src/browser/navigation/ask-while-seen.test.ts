import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { askWhileSeen } from "./ask-while-seen.ts";

const state = { visibilityState: "visible", onLine: true, connection: {} };
/** The mock of the current test's tab: the tabs of earlier tests keep polling their own. */
let ask: jest.Mock<() => Promise<boolean>>;

Object.defineProperty(document, "visibilityState", { get: () => state.visibilityState });
for (const name of ["onLine", "connection"] as const)
  Object.defineProperty(navigator, name, { get: () => state[name] });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(state, { visibilityState: "visible", onLine: true, connection: {} });
  ask = jest.fn(async () => true);
  askWhileSeen({ ask });
});

afterEach(() => void jest.useRealTimers());

const minute = 60_000;

function change(to: Partial<typeof state>, target: EventTarget, type: string): void {
  Object.assign(state, to);
  target.dispatchEvent(new Event(type));
}

it("F-258 polls at least once a minute in a visible tab, and about 1.2 times on average", async () => {
  for (let passed = 1; passed <= 60; passed += 1) {
    const before = ask.mock.calls.length;
    await jest.advanceTimersByTimeAsync(minute);
    expect(ask.mock.calls.length).toBeGreaterThan(before);
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual((60 * minute) / (0.8 * 54_000));
});

it("F-258 does not poll while the tab is hidden or offline, and resumes afterwards", async () => {
  change({ visibilityState: "hidden" }, document, "visibilitychange");
  await jest.advanceTimersByTimeAsync(60 * minute);
  change({ visibilityState: "visible", onLine: false }, document, "visibilitychange");
  await jest.advanceTimersByTimeAsync(60 * minute);
  expect(ask).not.toHaveBeenCalled();
  change({ onLine: true }, window, "online");
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("F-258 polls every five minutes in data-saving mode", async () => {
  change({ connection: { saveData: true } }, document, "visibilitychange");
  await jest.advanceTimersByTimeAsync(3.9 * minute);
  expect(ask).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1.1 * minute);
  expect(ask).toHaveBeenCalledTimes(1);
});

it("F-259 backs off while the site does not answer, and polls as before once it does", async () => {
  ask.mockResolvedValue(false);
  await jest.advanceTimersByTimeAsync(60 * minute);
  const failed = ask.mock.calls.length;
  expect(failed).toBeLessThanOrEqual(12);
  ask.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(10 * minute);
  ask.mockClear();
  await jest.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalled();
});
