import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { EndpointName } from "@zhian/contracts/endpoints";
import { answeringApi, testBus } from "@zhian/testing/site-fixture";
import { loadSession } from "./load-session.ts";

const user = { username: "lin", uuid: "u-1", accountType: 0, isRecommend: 0 };
const never = () => new Promise(() => {});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function ask(answers: Partial<Record<EndpointName, unknown>>) {
  const bus = testBus({ owner: "shell", auth: { status: "signed-in", token: "canary-token", isRecommend: false } });
  const stop = new AbortController();
  const calls: string[] = [];
  const api = answeringApi({
    "console.checkToken": null,
    "console.certification": { state: "none" },
    "console.overview": user,
    "console.recommend": { isRegister: false, code: "" },
    ...answers,
  });
  const counted: typeof api = {
    call(name, input) {
      calls.push(name);
      return api.call(name, input);
    },
  };
  const learnt = loadSession({ bus, api: counted, token: "canary-token", signal: stop.signal });
  return { bus, stop, calls, learnt };
}

describe("the visitor's identity", () => {
  it("is requested by four calls at once, and known as soon as the overview answers", async () => {
    const hung = { "console.checkToken": never, "console.certification": never, "console.recommend": never };
    const { bus, calls, learnt } = ask(hung);
    expect(calls).toHaveLength(4);
    await learnt;
    expect(bus.get("auth")).toEqual({ status: "signed-in", token: "canary-token", user, isRecommend: false });
  });

  it("includes being a recommender if either response says so", async () => {
    const late = Promise.withResolvers<unknown>();
    const { bus, learnt } = ask({ "console.recommend": () => late.promise });
    await learnt;
    late.resolve({ isRegister: true, code: "r-9" });
    await jest.advanceTimersByTimeAsync(0);
    expect(bus.get("auth")).toMatchObject({ isRecommend: true, recommendId: "r-9" });

    const other = ask({ "console.overview": { ...user, isRecommend: 1 }, "console.recommend": () => Promise.reject() });
    await other.learnt;
    expect(other.bus.get("auth")).toMatchObject({ isRecommend: true });
  });
});

describe("while the visitor's identity is unknown", () => {
  it.each([
    ["fails", () => Promise.reject(new Error("503"))],
    ["hangs", never],
  ])("says so when the overview %s, keeps retrying, and recovers automatically", async (_how, failing) => {
    let answer: () => unknown = failing;
    const { bus, calls, learnt } = ask({ "console.overview": () => answer() });
    await jest.advanceTimersByTimeAsync(5_000);
    const unavailable = { status: "signed-in", token: "canary-token", isRecommend: false, isUnavailable: true };
    expect(bus.get("auth")).toEqual(unavailable);

    await jest.advanceTimersByTimeAsync(10 * 60_000);
    const asked = calls.filter((name) => name === "console.overview").length;
    expect(asked).toBeGreaterThan(9);
    expect(asked).toBeLessThan(35);
    answer = () => user;
    await jest.advanceTimersByTimeAsync(66_000);
    await learnt;
    expect(bus.get("auth")).toEqual({ status: "signed-in", token: "canary-token", user, isRecommend: false });
  });

  it("retries at once when the network is back", async () => {
    let answer: () => unknown = () => Promise.reject(new Error("unreachable"));
    const { bus, learnt } = ask({ "console.overview": () => answer() });
    await jest.advanceTimersByTimeAsync(120_000);
    answer = () => user;
    window.dispatchEvent(new Event("online"));
    await learnt;
    expect(bus.get("auth")).toMatchObject({ user });
  });

  it("changes nothing once the visitor has changed or signed out", async () => {
    const late = Promise.withResolvers<unknown>();
    const { bus, stop, learnt } = ask({ "console.overview": () => late.promise });
    stop.abort();
    bus.set("auth", { status: "signed-out" });
    late.resolve(user);
    await jest.advanceTimersByTimeAsync(60_000);
    await learnt;
    expect(bus.get("auth")).toEqual({ status: "signed-out" });
  });
});
