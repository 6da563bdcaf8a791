import { readdir, readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { orUnavailable } from "../http/unavailable.ts";
import { computeArgon2id, type HashOrder } from "./argon2id.ts";
import { Hasher } from "./hasher.ts";
import { createPasswords } from "./passwords.ts";
import { createWorkPool } from "./work-pool.ts";

const order: HashOrder = {
  password: Buffer.from("a password"),
  salt: Buffer.alloc(16, 1),
  cost: { memoryKiB: 8, passes: 1, parallelism: 1 },
};
const hashers: Hasher[] = [];

function open(options: ConstructorParameters<typeof Hasher>[0] = {}): Hasher {
  const hasher = new Hasher(options);
  hashers.push(hasher);
  return hasher;
}

const fakeTimers = () => jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });

/** Resolves once no process has this id any more. */
async function hasEnded(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await turn();
  }
}

/** Of the threads that compute hashes; elsewhere than on Linux, a process has a single priority. */
async function hashingPriorities(pid: number): Promise<number[]> {
  if (process.platform !== "linux") return [getPriority(pid)];
  const threads = await readdir(`/proc/${pid}/task`);
  const names = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/comm`, "utf8")));
  return threads.filter((_, index) => names[index] === "libuv-worker\n").map((id) => getPriority(Number(id)));
}

afterEach(() => {
  jest.useRealTimers();
  for (const hasher of hashers.splice(0)) hasher.close();
});

describe("the process that hashes passwords", () => {
  it("L-15 starts with the first hash, at a lower priority than the api", async () => {
    const hasher = open();
    expect(hasher.pid()).toBeUndefined();
    expect(Buffer.from(await hasher.compute(order))).toEqual(Buffer.from(await computeArgon2id(order)));
    const pid = hasher.pid() ?? 0;
    const lower = Math.min(getPriority() + 5, 19);
    expect(getPriority(pid)).toBe(lower);
    expect(new Set(await hashingPriorities(pid))).toEqual(new Set([lower]));
    await hasher.compute(order);
    expect(hasher.pid()).toBe(pid);
  });

  it("ends after five idle minutes, and starts again with the next hash", async () => {
    fakeTimers();
    const hasher = open();
    await hasher.compute(order);
    const pid = hasher.pid() ?? 0;
    jest.advanceTimersByTime(299_999);
    expect(hasher.pid()).toBe(pid);
    jest.advanceTimersByTime(1);
    await hasEnded(pid);
    await hasher.compute(order);
    expect(hasher.pid()).not.toBe(pid);
  });

  it("F-122 is replaced when it is killed, and its pending hashes are computed", async () => {
    const hasher = open();
    await hasher.compute(order);
    const pid = hasher.pid() ?? 0;
    process.kill(pid, "SIGSTOP");
    const answers = [hasher.compute(order), hasher.compute({ ...order, salt: Buffer.alloc(16, 2) })];
    process.kill(pid, "SIGKILL");
    const [one, other] = await Promise.all(answers);
    expect(Buffer.from(one ?? [])).toEqual(Buffer.from(await computeArgon2id(order)));
    expect(one).not.toEqual(other);
    expect(hasher.pid()).not.toBe(pid);
  });

  it("F-122 is killed and replaced when it does not answer in time", async () => {
    fakeTimers();
    const hasher = open();
    await hasher.compute(order);
    const pid = hasher.pid() ?? 0;
    process.kill(pid, "SIGSTOP");
    const late = hasher.compute(order);
    jest.advanceTimersByTime(60_000);
    await expect(late).rejects.toThrow("no hash within 60000 ms");
    await hasEnded(pid);
    await expect(hasher.compute(order)).resolves.toHaveLength(32);
  });

  it.each([
    ["dies at each hash", "../testing/dying-hash-process.ts", "exited twice: exit 3"],
    ["cannot find its code", "./no-such-entry.ts", "exited twice: exit 1"],
    ["cannot be started", "data:,", "process could not be started"],
  ])("F-122 answers 503 with Retry-After, without the password, when the process %s", async (_, entry, why) => {
    const pool = createWorkPool({ most: 1, mostWaiting: 1, mostWaitMs: 600_000 });
    // Two processes are started, which may take minutes on a busy machine.
    const hasher = open({ entry: new URL(entry, import.meta.url), limitMs: 600_000 });
    const passwords = createPasswords({ pool, computeHash: hasher.compute });
    const log = { error: jest.fn() };
    const { login } = orUnavailable({ login: () => passwords.isRight("secret of a visitor", undefined) }, log);
    await expect(login()).rejects.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    const [[{ err }]] = log.error.mock.calls as [[{ err: Error }]];
    expect(err.message).toContain(why);
    expect(`${err.stack} ${JSON.stringify(err)}`).not.toContain("secret of");
  });
});
