import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { fetchWithRetry } from "./fetch-with-retry.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });
const { signal } = new AbortController();

/** Returns the listed outcomes in turn; `hang` settles only when the request is aborted. */
function create(...answers: readonly (Error | string)[]) {
  const tries: boolean[] = [];
  const ask = (each: AbortSignal, isSecond: boolean) => {
    const answer = answers[tries.length];
    tries.push(isSecond);
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer !== "hang") return Promise.resolve(answer);
    return new Promise<string>((_, reject) => each.addEventListener("abort", () => reject(each.reason)));
  };
  return { ask, tries };
}

afterEach(() => void jest.useRealTimers());

describe("a read", () => {
  it.each(["ECONNRESET", "UND_ERR_SOCKET", "ECONNREFUSED", "UND_ERR_CONNECT_TIMEOUT"])(
    "F-123 is retried once after %s, on a new connection",
    async (code) => {
      const { ask, tries } = create(failure(code), "there");
      expect(await fetchWithRetry(ask, { signal, limitMs: 600_000 })).toBe("there");
      expect(tries).toEqual([false, true]);
    },
  );

  it("F-123 is tried twice at most, and once if a retry is pointless", async () => {
    const twice = create(failure("ECONNREFUSED"), failure("ECONNREFUSED"));
    await expect(fetchWithRetry(twice.ask, { signal, limitMs: 600_000 })).rejects.toThrow("ECONNREFUSED");
    expect(twice.tries).toHaveLength(2);
    const once = create(failure("UND_ERR_HEADERS_TIMEOUT"), "there");
    await expect(fetchWithRetry(once.ask, { signal, limitMs: 600_000 })).rejects.toThrow("UND_ERR_HEADERS_TIMEOUT");
    expect(once.tries).toHaveLength(1);
  });

  it("F-123 has one time limit for both attempts", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    const { ask, tries } = create(failure("ECONNRESET"), "hang");
    const asking = fetchWithRetry(ask, { signal, limitMs: 5_000 });
    while (tries.length < 2) await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(5_000);
    await expect(asking).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("is not retried once the client has left", async () => {
    const gone = new AbortController();
    const { ask, tries } = create(failure("ECONNREFUSED"), "there");
    const asking = fetchWithRetry(ask, { signal: gone.signal, limitMs: 600_000 });
    gone.abort();
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
    expect(tries).toHaveLength(1);
  });
});
