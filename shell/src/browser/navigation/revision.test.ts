import { afterEach, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { watchRevision } from "./revision.ts";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function answering(answer: () => Promise<Response>) {
  const asked = jest.fn(answer);
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

it("knows that the site has moved on once the server names another revision", async () => {
  answering(async () => Response.json({ revision: 8 }));
  const watch = watchRevision(7);
  expect(watch.isOutdated()).toBe(false);
  watch.ask();
  await waitFor(() => expect(watch.isOutdated()).toBe(true));
});

it("asks no more often than every five seconds, and survives being offline", async () => {
  let now = 0;
  const asked = answering(async () => Promise.reject(new TypeError("offline")));
  const watch = watchRevision(7, () => now);
  watch.ask();
  watch.ask();
  now = 4_999;
  watch.ask();
  expect(asked).toHaveBeenCalledTimes(1);
  now = 5_000;
  watch.ask();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(watch.isOutdated()).toBe(false);
});
