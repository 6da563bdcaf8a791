import { afterEach, expect, it, jest } from "@jest/globals";
import type { Held } from "../worker/memory-pressure.ts";
import { WorkerRecycling } from "./worker-recycling.ts";

const mib = 2 ** 20;

/** A fake thread whose checks are answered when the test calls `say`. */
function createThread() {
  const looks: ((held: Held) => void)[] = [];
  return {
    held: () => new Promise<Held>((resolve) => looks.push(resolve)),
    end: () => undefined,
    /** Answers the oldest check, and lets its continuations run. */
    async say(heapMb: number) {
      looks.shift()?.({ heapBytes: heapMb * mib, outsideBytes: 0 });
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

afterEach(() => void jest.useRealTimers());

it("F-135 replaces a worker with leftovers, less often each time", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  let started = 0;
  const recycling = new WorkerRecycling<ReturnType<typeof createThread>>({
    heapMb: 64,
    start() {
      started += 1;
      return createThread();
    },
    warm: () => Promise.resolve(),
    swap: () => true,
  });
  const leaveAndWait = async (ms: number) => {
    recycling.suspect(createThread());
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    jest.advanceTimersByTime(ms);
    return started;
  };

  // Each replacement doubles the wait before the next one.
  const seen: number[] = [];
  for (const seconds of [5, 5, 10, 10, 20, 20]) seen.push(await leaveAndWait(seconds * 1000));
  expect(seen).toEqual([1, 1, 2, 2, 3, 3]);
});

it("F-71 does nothing for a thread replaced during its check, and monitors its successor", async () => {
  const first = createThread();
  let serving = first;
  let started = 0;
  const warm = Promise.withResolvers<void>();
  const recycling = new WorkerRecycling<typeof first>({
    heapMb: 64,
    start() {
      started += 1;
      return createThread();
    },
    warm: () => (started === 1 ? warm.promise : Promise.resolve()),
    swap(old, next) {
      if (old !== serving) return false;
      serving = next;
      return true;
    },
  });

  void recycling.watch(first);
  await first.say(8);
  void recycling.watch(first);
  await first.say(60);
  expect([started, recycling.isHolding()]).toEqual([1, true]);
  void recycling.watch(first);
  warm.resolve();
  await first.say(61);
  expect([started, serving === first, recycling.isHolding()]).toEqual([1, false, false]);

  const second = serving;
  void recycling.watch(second);
  await second.say(8);
  void recycling.watch(second);
  await second.say(60);
  expect([started, serving === second]).toEqual([2, false]);
});

it("F-71 assigns a thread no work while a check is due after an unanswered one", async () => {
  const thread = createThread();
  const recycling = new WorkerRecycling<typeof thread>({
    heapMb: 64,
    start: createThread,
    warm: () => Promise.resolve(),
    swap: () => false,
  });

  void recycling.watch(thread);
  expect(recycling.isHolding()).toBe(false);
  void recycling.watch(thread);
  expect(recycling.isHolding()).toBe(true);
  await thread.say(8);
  expect(recycling.isHolding()).toBe(false);

  // A thread that ended without an answer does not hold up its successor.
  void recycling.watch(thread);
  void recycling.watch(thread);
  const next = createThread();
  void recycling.watch(next);
  expect(recycling.isHolding()).toBe(false);
});

it("F-71 pauses a full thread until it holds less or is replaced, even if it hangs meanwhile", async () => {
  const thread = createThread();
  const recycling = new WorkerRecycling<typeof thread>({
    heapMb: 64,
    start: createThread,
    warm: () => Promise.withResolvers<void>().promise,
    swap: () => false,
  });
  const holdsAt = async (heapMb: number) => {
    void recycling.watch(thread);
    await thread.say(heapMb);
    return recycling.isHolding();
  };

  expect([await holdsAt(8), await holdsAt(40)]).toEqual([false, true]);
  expect([await holdsAt(40), await holdsAt(41)]).toEqual([true, true]);
  expect(await holdsAt(20)).toBe(false);
});

it("F-71 ignores a check of a thread without renders since the last one", async () => {
  const thread = createThread();
  const recycling = new WorkerRecycling<typeof thread>({
    heapMb: 64,
    start: createThread,
    warm: () => Promise.withResolvers<void>().promise,
    swap: () => false,
  });
  const holdsAt = async (heapMb: number) => {
    void recycling.watch(thread);
    await thread.say(heapMb);
    return recycling.isHolding();
  };

  const held: boolean[] = [];
  for (const heapMb of [8, 16, 24, 32, 33, 35]) held.push(await holdsAt(heapMb));
  // Four pages take it to 43, those in progress to 51, and the check after them may be late.
  expect(held).toEqual([false, false, false, false, false, true]);
});
