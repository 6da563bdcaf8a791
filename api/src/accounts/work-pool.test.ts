import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { computeArgon2id } from "./argon2id.ts";
import { createPasswords, owaspMinimum } from "./passwords.ts";
import { createWorkPool } from "./work-pool.ts";

/** Jobs that the test ends one by one, with the maximum number of concurrent ones. */
function createWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    most: () => most,
    endOne: () => ends.shift()?.(),
    async run() {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void jest.useRealTimers());

describe("the work pool", () => {
  it("L-15 runs fifty jobs two at a time, without blocking other requests", async () => {
    const pool = createWorkPool({ most: 2, mostWaiting: 100, mostWaitMs: 600_000 });
    const work = createWork();
    const all = Array.from({ length: 50 }, () => pool.run(() => work.run()));
    // Other work in the process gets its turn between any two jobs.
    for (let done = 0; done < 50; done += 1) {
      await turn();
      work.endOne();
    }
    await Promise.all(all);
    expect(work.most()).toBe(2);
  });

  it("L-15 rejects a call at once when its queue is full", async () => {
    const pool = createWorkPool({ most: 1, mostWaiting: 2, mostWaitMs: 600_000 });
    const work = createWork();
    const taken = Array.from({ length: 3 }, () => pool.run(() => work.run()));
    await expect(pool.run(() => work.run())).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
    for (const _each of taken) {
      await turn();
      work.endOne();
    }
    await Promise.all(taken);
    await expect(pool.run(async () => "free again")).resolves.toBe("free again");
  });

  it("L-15 refuses a call that has waited too long, and runs the next one", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const pool = createWorkPool({ most: 1, mostWaiting: 10, mostWaitMs: 4_000 });
    const work = createWork();
    const first = pool.run(() => work.run());
    const second = pool.run(() => work.run());
    jest.advanceTimersByTime(3_999);
    const third = pool.run(async () => "in time");
    jest.advanceTimersByTime(1);
    await expect(second).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
    work.endOne();
    await first;
    await expect(third).resolves.toBe("in time");
    expect(work.most()).toBe(1);
  });

  it("releases the slot when work fails", async () => {
    const pool = createWorkPool({ most: 1, mostWaiting: 1, mostWaitMs: 600_000 });
    await expect(pool.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(pool.run(async () => 1)).resolves.toBe(1);
  });
});

describe("passwords", () => {
  const pool = createWorkPool({ most: 1, mostWaiting: 10, mostWaitMs: 600_000 });
  const passwords = createPasswords({ pool, computeHash: computeArgon2id });

  it("are hashed with at least OWASP's minimum parameters, each with its own salt", async () => {
    const [one, two] = await Promise.all([passwords.hash("a password"), passwords.hash("a password")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
    expect(owaspMinimum.memoryKiB * owaspMinimum.passes).toBeGreaterThanOrEqual(19_456 * 2);
  });

  it("match however an accent is encoded, and against a hash with other parameters", async () => {
    const hash = await passwords.hash("caf\u00e9 au lait");
    expect(await passwords.isRight("cafe\u0301 au lait", hash)).toBe(true);
    expect(await passwords.isRight("cafe au lait", hash)).toBe(false);
    const least = { memoryKiB: 8, passes: 1, parallelism: 1 };
    const cheaper = createPasswords({ pool, computeHash: computeArgon2id }, least);
    expect(await passwords.isRight("a password", await cheaper.hash("a password"))).toBe(true);
  });

  it("never match for an account without one", async () => {
    expect(await passwords.isRight("", undefined)).toBe(false);
  });
});
