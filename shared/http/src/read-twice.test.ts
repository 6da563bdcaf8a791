import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from "axios";
import { createApiClient } from "./api-client.ts";

type Failure = { status: number; retryAfter?: string } | { code: string };

const rate = { base: "USD", quote: "IDR", rate: 16000, date: "2026-11-01", source: "demo" };
const lost = { code: "ERR_NETWORK" };

/** Fails with the given errors in turn, then succeeds. */
function client(...failures: readonly Failure[]) {
  const sent: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const failure = failures[sent.length];
    sent.push(config);
    const answer = { statusText: "", config };
    if (!failure) return { ...answer, status: 200, headers: {}, data: { code: 0, msg: "ok", data: rate } };
    if ("code" in failure) throw new AxiosError("failed", failure.code, config);
    const headers = failure.retryAfter === undefined ? {} : { "retry-after": failure.retryAfter };
    throw new AxiosError("failed", "ERR_BAD_RESPONSE", config, null, {
      ...answer,
      status: failure.status,
      headers,
      data: { code: failure.status, msg: "later", data: null },
    });
  };
  const api = createApiClient({ base: "/api", token: () => "", onStatus: () => {}, adapter });
  return { api, sent };
}

/** Advances the clock until the call is over. */
async function runOut<T>(call: Promise<T>): Promise<T> {
  const settled = call.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([settled, new Promise((resolve) => setImmediate(resolve))]))) {
    jest.advanceTimersByTime(50);
  }
  return call;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  Reflect.set(navigator, "onLine", true);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "onLine");
});

describe("F-123 a failed read", () => {
  it.each([lost, { status: 502 }, { status: 503 }, { status: 503, retryAfter: "2" }, { status: 504 }])(
    "is retried once after %j, within the same five seconds",
    async (failure) => {
      const { api, sent } = client(failure);
      expect(await runOut(api.call("finance.currencyRate"))).toEqual(rate);
      expect(sent).toHaveLength(2);
      const [first = 0, second = 0] = sent.map(({ timeout }) => timeout);
      const leastMs = "retryAfter" in failure ? 2_000 : 250;
      expect(first).toBe(5_000);
      expect(second).toBeLessThanOrEqual(5_000 - leastMs);
      expect(second).toBeGreaterThanOrEqual(5_000 - leastMs - 600);
    },
  );

  it("is tried twice at most", async () => {
    const { api, sent } = client(lost, lost);
    await expect(runOut(api.call("finance.currencyRate"))).rejects.toMatchObject({ kind: "unreachable" });
    expect(sent).toHaveLength(2);
  });

  it.each([{ code: "ECONNABORTED" }, { status: 500 }, { status: 429 }, { status: 503, retryAfter: "5" }])(
    "is not retried after %j",
    async (failure) => {
      const { api, sent } = client(failure);
      await expect(runOut(api.call("finance.currencyRate"))).rejects.toMatchObject({ name: "ApiError" });
      expect(sent).toHaveLength(1);
    },
  );

  it("is not retried while the browser is offline", async () => {
    Reflect.set(navigator, "onLine", false);
    const { api, sent } = client(lost);
    await expect(runOut(api.call("finance.currencyRate"))).rejects.toMatchObject({ kind: "unreachable" });
    expect(sent).toHaveLength(1);
  });

  it("is retried once for a file, too", async () => {
    const { api, sent } = client(lost);
    await runOut(api.readMarkdown("/document/basics/start.md"));
    expect(sent).toHaveLength(2);
  });
});

it("F-123 the client never retries a write", async () => {
  const { api, sent } = client(lost);
  const body = { phone: "13800138000" };
  await expect(runOut(api.call("quote.sendCode", { body }))).rejects.toMatchObject({ kind: "unreachable" });
  expect(sent).toHaveLength(1);
});
