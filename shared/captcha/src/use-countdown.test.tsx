import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useCountdown } from "./use-countdown.ts";

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
});
afterEach(() => void jest.useRealTimers());

const pass = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe("the wait between two codes", () => {
  it("lasts sixty seconds, and counts each of them down", async () => {
    const { result } = renderHook(() => useCountdown("zhian:test-code"));
    expect([result.current.left, result.current.hasRun]).toEqual([0, false]);
    act(() => result.current.start());
    expect(result.current.left).toBe(60);
    await pass(1000);
    expect(result.current.left).toBe(59);
    await pass(58_500);
    expect(result.current.left).toBe(1);
    await pass(500);
    expect([result.current.left, result.current.hasRun]).toEqual([0, true]);
  });

  it("continues in a hidden tab, and after closing and reloading", async () => {
    const first = renderHook(() => useCountdown("zhian:test-code"));
    act(() => first.result.current.start());
    first.unmount();
    await pass(20_000);
    const again = renderHook(() => useCountdown("zhian:test-code"));
    expect(again.result.current.left).toBe(40);
  });

  it("F-85 lasts as long as the server says", async () => {
    const { result } = renderHook(() => useCountdown("zhian:test-code"));
    act(() => result.current.start(300_000));
    expect(result.current.left).toBe(300);
  });
});
