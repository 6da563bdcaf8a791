import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import type { SiteNow } from "@zhian/contracts/site-now";
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

const adopt = jest.fn(async (_now: SiteNow, _isAtOnce: boolean) => true);
beforeEach(() => {
  adopt.mockReset().mockResolvedValue(true);
});

const own = { revision: 7, site: "sha384-L" };
const siteNow = (revision: number, site = own.site): SiteNow => ({
  revision,
  site,
  catalogue: "sha384-C",
  openers: {},
  shell: "main.js",
  recalled: [],
});

/** Each poll is late enough after the previous one. */
function start(answer: () => Promise<Response>) {
  let time = 0;
  const asked = answering(answer);
  const watch = watchRevision({ own, adopt, now: () => (time += 5_000) });
  return { ...watch, asked };
}

it("adopts the site's next revision, and each one only once", async () => {
  let revision = 8;
  const watch = start(async () => Response.json(siteNow(revision)));
  void watch.ask();
  await waitFor(() => expect(adopt).toHaveBeenLastCalledWith(siteNow(8), false));
  await waitFor(() => {
    void watch.ask();
    expect(watch.asked.mock.calls.length).toBeGreaterThan(2);
  });
  expect(adopt).toHaveBeenCalledTimes(1);
  revision = 9;
  await waitFor(() => {
    void watch.ask();
    expect(adopt).toHaveBeenCalledTimes(2);
  });
  expect(watch.isOutdated()).toBe(false);
});

it.each([
  ["cannot be adopted in this document", siteNow(8), false],
  ["comes from a shell that reports nothing else", { revision: 8 }, true],
  ["is older than this tab's", siteNow(6), true],
])("needs another document for a revision that %s", async (_, now, isAdopted) => {
  adopt.mockResolvedValue(isAdopted);
  const watch = start(async () => Response.json(now));
  expect(watch.isOutdated()).toBe(false);
  void watch.ask();
  await waitFor(() => expect(watch.isOutdated()).toBe(true));
});

it("needs another document for the other side of a canary, and still notices the next revision", async () => {
  let now = siteNow(7, "sha384-other");
  const watch = start(async () => Response.json(now));
  async function askUntil(isOutdated: boolean): Promise<void> {
    await waitFor(() => {
      void watch.ask();
      expect(watch.isOutdated()).toBe(isOutdated);
    });
  }
  await askUntil(true);
  now = siteNow(7);
  await askUntil(false);
  now = siteNow(7, "sha384-other");
  await askUntil(true);
  expect(adopt).not.toHaveBeenCalled();

  now = siteNow(8, "sha384-next");
  await askUntil(false);
  expect(adopt).toHaveBeenCalledTimes(1);
});

it("F-238 stays as it is if a revision cannot be adopted at the moment, and asks again", async () => {
  adopt.mockRejectedValueOnce(new TypeError("offline"));
  const watch = start(async () => Response.json(siteNow(8)));
  void watch.ask();
  await waitFor(() => expect(adopt).toHaveBeenCalledTimes(1));
  await waitFor(() => {
    void watch.ask();
    expect(adopt).toHaveBeenCalledTimes(2);
  });
  expect(watch.isOutdated()).toBe(false);
});

it("F-258 keeps asking if another document is due, notices a recall, and recovers once the site is back", async () => {
  adopt.mockResolvedValueOnce(false);
  const watch = start(async () => Response.json(siteNow(8)));
  expect(await watch.ask()).toBe(true);
  expect(watch.isOutdated()).toBe(true);
  expect(await watch.ask()).toBe(true);
  expect(adopt).toHaveBeenCalledTimes(2);
  expect(watch.isOutdated()).toBe(false);
});

it.each([
  ["is busy", async () => new Response("Too many requests at the moment\n", { status: 503 })],
  ["knows no revision yet", async () => Response.json({ revision: null })],
  ["cannot be reached", async () => Promise.reject(new TypeError("offline"))],
])("F-259 reports that the site %s, and leaves the page alone", async (_, answer) => {
  const watch = start(answer);
  expect(await watch.ask()).toBe(false);
  expect(watch.isOutdated()).toBe(false);
  expect(adopt).not.toHaveBeenCalled();
});

it("asks at most every five seconds, one request at a time, and survives being offline", async () => {
  let now = 0;
  const asked = answering(async () => Promise.reject(new TypeError("offline")));
  const watch = watchRevision({ own, adopt, now: () => now });
  void watch.ask();
  void watch.ask();
  now = 4_999;
  void watch.ask();
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    now += 5_000;
    void watch.ask();
    expect(asked).toHaveBeenCalledTimes(2);
  });
  expect(watch.isOutdated()).toBe(false);
});

it("adopts the next revision at once on demand, after any pending request, however recent the last one", async () => {
  let revision = 8;
  const asked = answering(async () => Response.json(siteNow(revision)));
  const watch = watchRevision({ own: { revision: 7, site: "sha384-L" }, adopt, now: () => 0 });
  void watch.ask();
  const renewed = watch.renew();
  revision = 9;
  await renewed;
  expect(adopt.mock.calls.map(([{ revision: each }, isAtOnce]) => [each, isAtOnce])).toEqual([
    [8, false],
    [9, true],
  ]);
  expect(asked).toHaveBeenCalledTimes(2);
});
