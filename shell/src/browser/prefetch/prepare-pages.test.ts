import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import type { PageFragment } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import { testConfig } from "@zhian/testing/site-fixture";
import type { RemoteApp } from "../fragments/remotes.ts";
import { createPreparing } from "./prepare-pages.ts";

// Only what is read here.
const fragment = { name: "mf-solutions" } as PageFragment;
const prepare = jest.fn(async (_url: string, _config: PublicConfig, _catalogue: unknown) => {});
const load = jest.fn(async (_fragment: PageFragment) => ({ prepare }) as unknown as RemoteApp);
const catalogue = async () => [];
let isOutdated = false;

const { rest, leave, follow } = createPreparing({
  directory: {
    find: async (pathname) => (pathname.startsWith("/solution/") ? fragment : undefined),
  },
  catalogue,
  remotes: { load },
  watch: (_fragment, work) => work(),
  config: testConfig,
  isOutdated: () => isOutdated,
});

/** Each test links to different pages: a prepared page stays prepared. */
function link(path: string): HTMLAnchorElement {
  return Object.assign(document.createElement("a"), { href: path });
}

beforeEach(() => {
  jest.useFakeTimers();
  isOutdated = false;
});

afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it("prepares a page when the pointer rests on its link, and only once", async () => {
  rest(link("/solution/cloud-base?from=home"));
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledWith(fragment);
  expect(prepare).toHaveBeenCalledWith("http://localhost/solution/cloud-base?from=home", testConfig, catalogue);

  rest(link("/solution/cloud-base"));
  await jest.advanceTimersByTimeAsync(100);
  expect(prepare).toHaveBeenCalledTimes(1);
});

it("prepares a page at once when its link is followed without resting on it", async () => {
  follow(link("/solution/game-security"));
  await jest.advanceTimersByTimeAsync(0);
  expect(prepare).toHaveBeenCalledTimes(1);

  follow(link("https://example.com/solution/private"));
  follow(null);
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledTimes(1);
});

it("does not mistake a sweep over a menu for intent", async () => {
  const swept = ["digital", "medical", "government"].map((slug) => link(`/solution/${slug}`));
  for (const each of swept) {
    rest(each);
    await jest.advanceTimersByTimeAsync(20);
    leave(each);
  }
  await jest.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
});

it("prepares a page whose link has the keyboard focus, whatever passes under the pointer meanwhile", async () => {
  const passing = link("/solution/digital");
  rest(link("/solution/smart-city"));
  leave(null);
  rest(passing);
  leave(passing);
  await jest.advanceTimersByTimeAsync(100);
  expect(prepare.mock.calls.map(([url]) => url)).toEqual(["http://localhost/solution/smart-city"]);
});

it("skips the current page, pages without an owner, and all pages once the document is outdated", async () => {
  for (const path of [location.pathname, "/elsewhere"]) {
    rest(link(path));
    await jest.advanceTimersByTimeAsync(100);
  }
  isOutdated = true;
  rest(link("/solution/private"));
  await jest.advanceTimersByTimeAsync(100);
  expect(load).not.toHaveBeenCalled();
});

it("F-36 retries a page whose code was lost, or whose preparation has not finished", async () => {
  load.mockRejectedValueOnce(new Error("lost"));
  prepare.mockImplementationOnce(() => new Promise<never>(() => {}));
  for (const wait of [100, 5_000, 100]) {
    rest(link("/solution/ecommerce"));
    await jest.advanceTimersByTimeAsync(wait);
  }
  expect(load).toHaveBeenCalledTimes(3);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it("loads the fragment's code even if its release prepares no pages", async () => {
  // Like remotes of older releases.
  load.mockResolvedValueOnce({} as RemoteApp);
  rest(link("/solution/smart-park"));
  await jest.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledWith(fragment);
});
