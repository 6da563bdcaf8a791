import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import type { EndpointName } from "@zhian/contracts/endpoints";
import { answeringApi, testBus } from "@zhian/testing/site-fixture";
import Cookies from "js-cookie";
import { createSession } from "./session.ts";

const user = { username: "lin", uuid: "u-1", accountType: 0, isRecommend: 0 };
const channels: { onmessage: (() => void) | undefined; posted: unknown[] }[] = [];

class TestChannel {
  posted: unknown[] = [];
  onmessage: (() => void) | undefined;
  constructor() {
    channels.push(this);
  }
  addEventListener(_type: string, listener: () => void) {
    this.onmessage = listener;
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
}

beforeEach(() => {
  channels.length = 0;
  Object.assign(globalThis, { BroadcastChannel: TestChannel });
  Cookies.set("accessToken", "canary-token");
});
afterEach(() => Cookies.remove("accessToken"));

function start(answers: Partial<Record<EndpointName, unknown>> = {}) {
  const bus = testBus({ owner: "shell" });
  const goHome = jest.fn();
  const called: string[] = [];
  const api = answeringApi({
    "console.checkToken": () => called.push("check"),
    "console.certification": () => called.push("certification"),
    "console.overview": user,
    "console.recommend": { isRegister: true, code: "r-9" },
    "console.endSession": () => called.push("logout"),
    ...answers,
  });
  return { bus, goHome, called, session: createSession({ bus, api, goHome }) };
}

describe("while the cookie is there", () => {
  it("makes the four calls of a layout load, and knows the user", async () => {
    const { bus, session, called } = start();
    await session.load();
    expect(bus.get("auth")).toEqual({
      status: "signed-in",
      token: "canary-token",
      user,
      isRecommend: true,
      recommendId: "r-9",
    });
    expect(called).toEqual(["check", "certification"]);
  });

  it("shows no user whose data could not be loaded", async () => {
    const { bus, session } = start({ "console.overview": () => Promise.reject(new Error("503")) });
    await session.load();
    expect(bus.get("auth").status).toBe("signed-out");
  });
});

it("F-86 signs out once for many refusals, and gives other tabs a hint without the token", async () => {
  const { bus, session } = start();
  await session.load();
  const seen: string[] = [];
  bus.watch("auth").subscribe(({ status }) => seen.push(status));
  for (let refusal = 0; refusal < 10; refusal += 1) session.signOut();
  expect(seen).toEqual(["signed-in", "signed-out"]);
  expect(Cookies.get("accessToken")).toBeUndefined();
  expect(channels[0]?.posted).toEqual(["check"]);
});

it("logs out here although the call fails, clears the cart's cookie and goes home", async () => {
  const { bus, session, goHome } = start({ "console.endSession": () => Promise.reject(new Error("unreachable")) });
  Cookies.set("domains", "[]");
  await session.load();
  bus.publish("session.ended", { reason: "logged-out" });
  await waitFor(() => expect(goHome).toHaveBeenCalledTimes(1));
  expect([bus.get("auth").status, Cookies.get("domains")]).toEqual(["signed-out", undefined]);
});

it("looks again when another tab hints at a change", async () => {
  const { bus, session } = start();
  await session.load();
  Cookies.remove("accessToken");
  channels[0]?.onmessage?.();
  expect(bus.get("auth").status).toBe("signed-out");
});
