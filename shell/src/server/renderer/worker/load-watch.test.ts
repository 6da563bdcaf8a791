import { beforeEach, expect, it } from "@jest/globals";
import { LoadWatch, lookMs, type ThreadUse } from "./load-watch.ts";

let nowMs = 0;
let use: ThreadUse = { cpuMs: 0, idleMs: 0, activeMs: 0 };
let watch = new LoadWatch(use, () => nowMs);
beforeEach(() => {
  nowMs = 1_000;
  use = { cpuMs: 400, idleMs: 0, activeMs: 0 };
  watch = new LoadWatch(use, () => nowMs);
});

/** Checks up to `times` times, each `lateMs` late and with `more` used since. Returns the result of the last check. */
function look(times: number, more: Partial<ThreadUse>, lateMs = 0): string | undefined {
  let said: string | undefined;
  for (let count = 0; count < times && said === undefined; count += 1) {
    nowMs += lookMs + lateMs;
    const { cpuMs = 0, idleMs = 0, activeMs = 0 } = more;
    use = { cpuMs: use.cpuMs + cpuMs, idleMs: use.idleMs + idleMs, activeMs: use.activeMs + activeMs };
    said = watch.look(use);
  }
  return said;
}

it("F-129 waits for a thread starved of CPU time, and gives up on one that runs or idles for 30 s", () => {
  expect(look(3_600, { cpuMs: 5, activeMs: 1_000 }, 700)).toBeUndefined();
  expect(look(200, { cpuMs: 30, activeMs: 1_000 })).toBeUndefined();
  expect(look(5, { cpuMs: 1_000, activeMs: 1_000 })).toBeUndefined();
  expect(look(1, { cpuMs: 1_000, activeMs: 1_000 })).toBe("not loaded after 30000 ms of CPU time");

  watch = new LoadWatch(use, () => nowMs);
  expect(look(29, { idleMs: 1_000 })).toBeUndefined();
  expect(look(1, { idleMs: 1_000 })).toBe("not loaded, and idle for 30 s");
});

const hangs: [string, Partial<ThreadUse>, number][] = [
  ["waits for something that never happens", { idleMs: 999, activeMs: 1 }, 0],
  ["waits for something that never happens, on a busy machine", { idleMs: 1_699, activeMs: 1 }, 700],
  ["is stuck in one call", { activeMs: 1_000 }, 0],
  ["is stuck before its event loop starts", {}, 0],
];
it.each(hangs)("gives up on a thread that %s", (_, more, lateMs) => {
  expect(look(29, more, lateMs)).toBeUndefined();
  expect(look(1, more, lateMs)).toBe("not loaded, and idle for 30 s");
});

it("restarts the count with every sign of work", () => {
  for (let round = 0; round < 5; round += 1) {
    expect(look(29, { idleMs: 1_000 })).toBeUndefined();
    expect(look(1, { cpuMs: 100, idleMs: 700, activeMs: 300 })).toBeUndefined();
  }
});
