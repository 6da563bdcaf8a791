import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { PageFragment } from "@zhian/contracts/page";
import { createStallGuard } from "./stall-guard.ts";

// Only what the guard reads.
const fragment = { name: "mf-example", version: "1.2.3" } as PageFragment;
const never = () => new Promise<never>(() => {});
let clock = 0;

/** The guard of a document that is requested now. */
function guard() {
  const timeOrigin = clock;
  return createStallGuard({ storage: () => sessionStorage, clock: { timeOrigin, now: () => clock - timeOrigin } });
}

/** Blocks the thread. */
function hold(ms: number): void {
  clock += ms;
}

/** Passes time while the thread is free. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1_000) {
    clock += 1_000;
    jest.advanceTimersByTime(1_000);
  }
}

beforeEach(() => {
  sessionStorage.clear();
  // Work that never ends keeps a timer.
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("F-56 does not start a fragment that blocked the previous document until its end", async () => {
  void guard().watch(fragment, never);
  pass(1_000);
  hold(7_000);
  const next = guard();
  await expect(next.watch(fragment, async () => "started")).rejects.toThrow("blocked the previous document");

  next.forgive("mf-example");
  expect(await next.watch(fragment, async () => "started")).toBe("started");
});

it("F-56 starts another version of a blocked fragment, and the same version one document later", async () => {
  void guard().watch(fragment, never);
  hold(7_000);
  expect(await guard().watch({ ...fragment, version: "1.2.4" }, async () => "started")).toBe("started");
  expect(await guard().watch(fragment, async () => "started")).toBe("started");
});

it("F-56 blames no fragment that started, failed or was left in time, but one that blocked until the end", async () => {
  const first = guard();
  await first.watch(fragment, async () => "started");
  await first.watch(fragment, () => Promise.reject(new Error("broken"))).catch(() => undefined);
  void first.watch(fragment, never);
  hold(5_000);
  first.leave();
  const second = guard();
  expect(await second.watch(fragment, async () => "started")).toBe("started");

  void second.watch(fragment, never);
  hold(7_000);
  pass(1_000);
  second.leave();
  await expect(guard().watch(fragment, never)).rejects.toThrow("blocked the previous document");
});

it.each(["by itself", "without notice", "after the next has begun"])(
  "F-56 blames no fragment that released the thread, in a document that ends %s",
  async (how) => {
    const first = guard();
    void first.watch(fragment, never);
    pass(40_000);
    hold(5_000);
    if (how === "by itself") first.leave();
    const next = guard();
    if (how === "after the next has begun") first.leave();
    expect(await next.watch(fragment, async () => "started")).toBe("started");
  },
);

it.each([
  "[",
  "null",
  '"x"',
  "[1]",
  '{"mf-example":"1.2.3"}',
  '{"mf-example":{}}',
  '{"__proto__":"1.2.3"}',
  '{"versions":{"mf-example":{}},"freeAt":-9e9}',
  '{"versions":"mf-example","freeAt":-9e9}',
  '{"versions":{"mf-example":"1.2.3"},"freeAt":"x","heldMs":{}}',
  '{"versions":{"__proto__":"1.2.3"},"freeAt":null}',
])("F-111 starts fragments whatever its storage contains: %s", async (stored) => {
  sessionStorage.setItem("zhian:starting", stored);
  expect(await guard().watch(fragment, async () => "started")).toBe("started");
});

it("F-110 starts fragments without storage", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const { watch, leave } = createStallGuard({ storage: blocked, clock: performance });
  expect(await watch(fragment, async () => "started")).toBe("started");
  leave();
});

it("F-56 blames the fragment that is running, not those that are only waiting", async () => {
  const waiting = { ...fragment, name: "mf-waiting" };
  const first = guard();
  void first.watch(waiting, never);
  let left = "";
  await first.watch(fragment, async () => {
    // A script that never ends would be stopped here.
    left = sessionStorage.getItem("zhian:starting") ?? "";
  });
  sessionStorage.setItem("zhian:starting", left);
  hold(7_000);

  const next = guard();
  await expect(next.watch(fragment, never)).rejects.toThrow("blocked the previous document");
  expect(await next.watch(waiting, async () => "started")).toBe("started");
});

it("F-56 blames a fragment that is still starting, even if another part of its start has finished", async () => {
  const first = guard();
  void first.watch(fragment, never);
  await first.watch(fragment, async () => "a page made ready");
  hold(7_000);
  await expect(guard().watch(fragment, async () => "started")).rejects.toThrow("blocked the previous document");
});
