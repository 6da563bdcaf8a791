import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { tryWithin, within } from "./with-timeout.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const never = new Promise<never>(() => {});

it("F-55 gives up on work that never settles when its time is up, and not before", async () => {
  const said: string[] = [];
  const given = within("mounting", 3_100, never).catch((error: Error) => said.push(error.message));

  await jest.advanceTimersByTimeAsync(3_099);
  expect(said).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await given;
  expect(said).toEqual(["mounting took longer than 3100 ms"]);
  expect(jest.getTimerCount()).toBe(0);
});

it("does not count the delays of a busy device against the work", async () => {
  const { setTimeout: inTime } = globalThis;
  const late = jest.spyOn(globalThis, "setTimeout");
  // The busy device runs every timer a second late.
  late.mockImplementation(((run: (left: number) => void, ms: number, left: number) =>
    inTime(run, ms + 1_000, left)) as typeof setTimeout);
  const slow = within("mounting", 1_000, new Promise((resolve) => inTime(resolve, 4_500, "mounted")));

  await jest.advanceTimersByTimeAsync(4_500);
  await expect(slow).resolves.toBe("mounted");
  late.mockRestore();
});

it.each([
  ["settles", async () => "done"],
  ["fails", async () => Promise.reject(new Error("no"))],
])("leaves no timer when the work %s first", async (_, work) => {
  await within("it", 1_000, work()).catch(() => undefined);

  expect(jest.getTimerCount()).toBe(0);
});

it("attempts optional work: neither a failure nor a timeout is an error", async () => {
  const failed = tryWithin(1_000, Promise.reject(new Error("no")));
  await expect(failed).resolves.toBeUndefined();
  await expect(tryWithin(1_000, Promise.resolve("done"))).resolves.toBe("done");
  const late = tryWithin(1_000, never);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(late).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
