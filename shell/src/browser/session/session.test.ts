import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import type { EndpointName } from "@zhian/contracts/endpoints";
import { answeringApi, testSiteBus } from "@zhian/testing/site-fixture";
import Cookies from "js-cookie";
import { createSession } from "./session.ts";

const user = { username: "lin", uuid: "u-1", accountType: 0, isRecommend: 0 };
const channels: TestChannel[] = [];
const realFetch = globalThis.fetch;
let sent: { address: string; token: string | null; keepalive: boolean | undefined }[] = [];
let answerToLogout: () => Promise<Response>;

class TestChannel {
  posted: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    channels.push(this);
  }
  addEventListener(_type: string, listener: NonNullable<TestChannel["onmessage"]>) {
    this.onmessage = listener;
  }
  postMessage(message: unknown) {
    this.posted.push(message);
  }
}

beforeEach(() => {
  channels.length = 0;
  sent = [];
  answerToLogout = async () => new Response("{}");
  Object.assign(globalThis, {
    BroadcastChannel: TestChannel,
    fetch(address: string, { headers, keepalive }: RequestInit) {
      sent.push({ address, token: new Headers(headers).get("authorization"), keepalive });
      return answerToLogout();
    },
  });
  Cookies.set("accessToken", "canary-token");
});

afterEach(() => {
  for (const name of ["accessToken", "redirect", "domains"]) Cookies.remove(name);
  globalThis.fetch = realFetch;
});

function start(answers: Partial<Record<EndpointName, unknown>> = {}) {
  const site = testSiteBus({ redirect: "/news/detail?id=3" });
  const bus = site.as("shell");
  const goHome = jest.fn();
  const called: string[] = [];
  const api = answeringApi({
    "console.checkToken": () => called.push("check"),
    "console.certification": () => called.push("certification"),
    "console.overview": user,
    "console.recommend": { isRegister: true, code: "r-9" },
    ...answers,
  });
  return { site, bus, goHome, called, session: createSession({ bus, api, config: { apiBase: "/api" }, goHome }) };
}

async function signedIn(answers?: Partial<Record<EndpointName, unknown>>) {
  const started = start(answers);
  await started.session.load();
  return started;
}

describe("while the session cookie is set", () => {
  it("makes the four calls of a layout load, and identifies the user", async () => {
    const { bus, called } = await signedIn();
    await waitFor(() =>
      expect(bus.get("auth")).toEqual({
        status: "signed-in",
        token: "canary-token",
        user,
        isRecommend: true,
        recommendId: "r-9",
      }),
    );
    expect(called).toEqual(["check", "certification"]);
  });

  it("makes no calls if its value cannot be a token", async () => {
    Cookies.set("accessToken", "short");
    const { bus, called, session } = start();
    session.check();
    await session.load();
    expect([bus.get("auth").status, called]).toEqual(["signed-out", []]);
  });
});

it("F-86 signs out once for many rejected calls, and notifies other tabs without sending the token", async () => {
  const { bus, session } = await signedIn();
  const seen: string[] = [];
  const said: string[] = [];
  bus.on("toast.shown").subscribe(({ message }) => said.push(message));
  bus.watch("auth").subscribe(({ status }) => seen.push(status));
  const before = seen.length;
  for (let refusal = 0; refusal < 10; refusal += 1) session.refuse("canary-token");
  expect(seen.slice(before)).toEqual(["signed-out"]);
  expect(said).toEqual(["You have been signed out. Log in again to continue."]);
  expect(Cookies.get("accessToken")).toBeUndefined();
  expect(channels[0]?.posted).toEqual(["check"]);
});

it("keeps the next visitor signed in when a call of the previous one is rejected late", async () => {
  const { bus, session } = await signedIn();
  Cookies.set("accessToken", "another-token");
  session.refuse("canary-token");
  session.refuse("");
  expect(bus.get("auth")).toEqual({ status: "signed-in", token: "another-token", isRecommend: false });
  expect(Cookies.get("accessToken")).toBe("another-token");
  await waitFor(() => expect(bus.get("auth")).toHaveProperty("user"));
});

describe("logging out", () => {
  it("ends the session, clears the visitor's data and goes home, without waiting for the api", async () => {
    const { site, bus, goHome } = await signedIn();
    answerToLogout = () => new Promise(() => {});
    Cookies.set("domains", "1~a.com");
    sessionStorage.setItem("zhian:quote-draft", "{}");
    site.as("header").publish("session.ended", { reason: "logged-out" });

    expect([bus.get("auth").status, Cookies.get("domains"), Cookies.get("accessToken")]).toEqual([
      "signed-out",
      undefined,
      undefined,
    ]);
    expect([goHome.mock.calls.length, sessionStorage.getItem("zhian:quote-draft")]).toEqual([1, null]);
    await waitFor(() =>
      expect(sent).toEqual([{ address: "/api/v1/console/logout", token: "canary-token", keepalive: true }]),
    );
  });

  it("B-A-70 discards the visitor's path, as any end of a session does; only logging out clears the cart", async () => {
    Cookies.set("redirect", "/news/detail?id=3");
    Cookies.set("domains", "1~a.com");
    const { bus, session } = await signedIn();
    session.refuse("canary-token");
    expect([bus.get("redirect"), Cookies.get("redirect"), Cookies.get("domains")]).toEqual(["", undefined, "1~a.com"]);
  });
});

describe("other tabs", () => {
  it("are listened to: all tabs share one session", async () => {
    const { bus } = await signedIn();
    Cookies.remove("accessToken");
    channels[0]?.onmessage?.({ data: "check" });
    expect(bus.get("auth").status).toBe("signed-out");
    // Hints are not forwarded, or tabs would notify each other for ever.
    expect(channels[0]?.posted).toEqual([]);
  });

  it("are notified of a session that begins here", async () => {
    Cookies.remove("accessToken");
    const { site, bus } = start();
    Cookies.set("accessToken", "canary-token");
    site.as("account").publish("session.began", {});
    expect(channels[0]?.posted).toEqual(["check"]);
    await waitFor(() => expect(bus.get("auth")).toMatchObject({ status: "signed-in", user }));
  });

  it("discard drafts when the visitor logs out in one of them, but keep them when a session expires", async () => {
    await signedIn();
    Cookies.remove("accessToken");
    sessionStorage.setItem("zhian:quote-draft", "{}");
    channels[0]?.onmessage?.({ data: "check" });
    expect(sessionStorage.getItem("zhian:quote-draft")).toBe("{}");
    channels[0]?.onmessage?.({ data: "logged-out" });
    expect(sessionStorage.getItem("zhian:quote-draft")).toBeNull();
  });
});

describe("a call after a change in another tab that was not announced", () => {
  it("carries no token once the visitor is signed out, which is published to the page first", async () => {
    const { bus, session } = await signedIn();
    expect(session.tokenOfCall()).toBe("canary-token");
    Cookies.remove("accessToken");
    expect([session.tokenOfCall(), bus.get("auth").status]).toEqual(["", "signed-out"]);
  });

  it("is not made on behalf of the next visitor", async () => {
    const { bus, session } = await signedIn();
    Cookies.set("accessToken", "another-token");
    expect(session.tokenOfCall()).toBe("");
    expect(bus.get("auth")).toMatchObject({ status: "signed-in", token: "another-token" });
    expect(session.tokenOfCall()).toBe("another-token");
    await waitFor(() => expect(bus.get("auth")).toHaveProperty("user"));
  });
});
