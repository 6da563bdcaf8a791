import { afterEach, expect, it, jest } from "@jest/globals";
import type { PageFragment } from "@zhian/contracts/page";
import { refreshCopies } from "./refresh-copies.ts";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it("F-41 refetches a fragment's own files bypassing the cache, each once, and tolerates missing ones", async () => {
  const names = [
    "/_fragments/mf-a/1.0.0/entry.js",
    "/_fragments/mf-b/1.0.0/entry.js",
    "/_fragments/mf-a/1.0.0/entry.js",
  ];
  // jsdom has no resource timing.
  Object.assign(performance, { getEntriesByType: () => names.map((name) => ({ name: `http://site${name}` })) });
  const asked = jest.fn(async (_address: string, _init: RequestInit) => Promise.reject(new TypeError("gone")));
  globalThis.fetch = asked as unknown as typeof fetch;

  await refreshCopies({ base: "/_fragments/mf-a/1.0.0/" } as PageFragment);

  expect(asked.mock.calls).toEqual([["http://site/_fragments/mf-a/1.0.0/entry.js", { cache: "reload" }]]);
});
