import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { endpoints } from "@zhian/contracts/endpoints";
import { endSession, logoutPath } from "./end-session.ts";

const realFetch = globalThis.fetch;
let answer: () => Promise<{ status: number }>;
let tries: number;
let isReplaced: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  tries = 0;
  isReplaced = false;
  Object.assign(globalThis, {
    fetch() {
      tries += 1;
      return answer();
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const end = () => endSession({ base: "/api", token: "canary-token", method: "POST", isReplaced: () => isReplaced });

it("uses the logout path of the endpoint catalogue, which is the same for both methods", () => {
  expect(logoutPath).toBe(endpoints["console.endSession"].path);
  expect(logoutPath).toBe(endpoints["console.logout"].path);
});

it("F-88 keeps retrying while the api is down, and ends the token within a minute of its return", async () => {
  answer = () => Promise.reject(new TypeError("failed to fetch"));
  const ended = end();
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const before = tries;
  expect(before).toBeGreaterThan(10);

  answer = async () => ({ status: 200 });
  await jest.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(tries).toBe(before + 1);
});

it.each([
  [503, 2],
  [429, 2],
  [401, 1],
])("answers %i with %i attempts in all: only temporary failures are retried", async (status, expected) => {
  answer = async () => ({ status: tries === 1 ? status : 200 });
  const ended = end();
  await jest.advanceTimersByTimeAsync(2_000);
  await ended;
  expect(tries).toBe(expected);
});

it("tries once more when the visitor leaves the page, but not once it has succeeded", async () => {
  answer = () => Promise.reject(new TypeError("failed to fetch"));
  const ended = end();
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("pagehide"));
  expect(tries).toBe(2);
  answer = async () => ({ status: 200 });
  await jest.advanceTimersByTimeAsync(2_000);
  await ended;
  window.dispatchEvent(new Event("pagehide"));
  expect(tries).toBe(3);
});

it("gives up once another session has begun, or this one has expired", async () => {
  answer = () => Promise.reject(new TypeError("failed to fetch"));
  const replaced = end();
  isReplaced = true;
  await jest.advanceTimersByTimeAsync(2_000);
  await replaced;
  expect(tries).toBe(1);

  isReplaced = false;
  const unheard = end();
  await jest.advanceTimersByTimeAsync(31 * 60_000);
  await unheard;
  const after = tries;
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(tries).toBe(after);
});

it.each(["GET", "POST"] as const)("signs out by %s, with the token", async (method) => {
  const sent: unknown[] = [];
  Object.assign(globalThis, {
    fetch(address: string, init: RequestInit) {
      sent.push(address, init.method, new Headers(init.headers).get("authorization"));
      return Promise.resolve({ status: 200 });
    },
  });
  await endSession({ base: "/api", token: "canary-token", method, isReplaced: () => false });
  expect(sent).toEqual(["/api/v1/console/logout", method, "canary-token"]);
});
