import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { PageFragment } from "@zhian/contracts/page";
import { createStallGuard } from "./stall-guard.ts";

// All that the guard looks at.
const fragment = { name: "mf-example", version: "1.2.3" } as PageFragment;
const never = () => new Promise<never>(() => {});
let clock = 0;

function guard() {
  return createStallGuard({ storage: () => sessionStorage, now: () => clock });
}

/** What only one document writes, and no other takes away. */
const left = () => Object.entries(sessionStorage).filter(([key]) => key.startsWith("zhian:starting"));
/** Long enough for any document to have ended by itself. */
const outwait = () => jest.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  sessionStorage.clear();
  // What is never done keeps a timer.
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it("F-56 does not start what was starting when the document before came to its end", async () => {
  void guard().watch(fragment, never);
  const next = guard();
  const refused = expect(next.watch(fragment, async () => "started")).rejects.toThrow("did not let go");
  await outwait();
  await refused;

  next.forgive("mf-example");
  expect(await next.watch(fragment, async () => "started")).toBe("started");
});

it("F-56 starts another version of it, and the same one in the document after", async () => {
  void guard().watch(fragment, never);
  expect(await guard().watch({ ...fragment, version: "1.2.4" }, async () => "started")).toBe("started");
  await outwait();
  expect(left()).toEqual([]);
  expect(await guard().watch(fragment, async () => "started")).toBe("started");
});

it("F-56 blames nobody whose document ends by itself only after the next has begun, nor has it take away what is the next one's", async () => {
  const first = guard();
  void first.watch(fragment, never);
  const second = guard();
  const started = jest.fn(never);
  void second.watch(fragment, started);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).not.toHaveBeenCalled();

  first.leave();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveBeenCalledTimes(1);
  expect(left()).toEqual([[expect.anything(), JSON.stringify({ "mf-example": "1.2.3" })]]);
});

it("F-56 blames nobody who started, or failed, or was left in good time, and whoever held on until late", async () => {
  const first = guard();
  await first.watch(fragment, async () => "started");
  await first.watch(fragment, () => Promise.reject(new Error("broken"))).catch(() => undefined);
  void first.watch(fragment, never);
  clock += 5_000;
  first.leave();
  const second = guard();
  expect(await second.watch(fragment, async () => "started")).toBe("started");

  void second.watch(fragment, never);
  clock += 7_000;
  second.leave();
  const refused = expect(guard().watch(fragment, never)).rejects.toThrow("did not let go");
  await outwait();
  await refused;
});

it("F-56 blames nobody whose start is only slow: the thread was free meanwhile", async () => {
  const first = guard();
  void first.watch(fragment, never);
  for (let turn = 0; turn < 40; turn += 1) {
    clock += 1_000;
    jest.advanceTimersByTime(1_000);
  }
  first.leave();
  expect(await guard().watch(fragment, async () => "started")).toBe("started");
});

it.each(["[", "null", '"x"', "[1]", '{"mf-example":{}}', '{"__proto__":"1.2.3"}'])(
  "F-111 starts whatever stands in its storage: %s",
  async (stored) => {
    sessionStorage.setItem("zhian:starting", stored);
    expect(await guard().watch(fragment, async () => "started")).toBe("started");
  },
);

it("F-110 starts without storage", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const { watch, leave } = createStallGuard({ storage: blocked, now: () => clock });
  expect(await watch(fragment, async () => "started")).toBe("started");
  leave();
});

it("F-56 blames the one that runs, not those that only wait meanwhile", async () => {
  const waiting = { ...fragment, name: "mf-waiting" };
  const first = guard();
  void first.watch(waiting, never);
  let then: [string, string][] = [];
  await first.watch(fragment, async () => {
    // A script without an end would be ended here.
    then = left();
  });
  for (const [key, value] of then) sessionStorage.setItem(key, value);

  const next = guard();
  expect(await next.watch(waiting, async () => "started")).toBe("started");
  const refused = expect(next.watch(fragment, never)).rejects.toThrow("did not let go");
  await outwait();
  await refused;
});

it("F-56 blames whoever is starting still, while another part of its start has come to an end", async () => {
  const first = guard();
  void first.watch(fragment, never);
  await first.watch(fragment, async () => "a page made ready");
  const refused = expect(guard().watch(fragment, async () => "started")).rejects.toThrow("did not let go");
  await outwait();
  await refused;
});
