import { describe, expect, it } from "@jest/globals";
import type { Notice } from "@zhian/contracts/cms";
import { answeringApi } from "@zhian/testing/site-fixture";
import { loadNotices } from "./load-notices.ts";

const work: Notice = {
  id: "work",
  type: 3,
  title: "Work",
  summary: "Something is changed.",
  publishedAt: "2026-11-17T17:00:00Z",
  startsAt: "2026-11-26T16:30:00Z",
  endsAt: "2026-11-26T17:30:00Z",
  products: ["scs"],
  isDemo: true,
};

function ask(list: unknown, locale: "en" | "zh", signal = new AbortController().signal) {
  const answers = list instanceof Error ? { "cms.notice": () => Promise.reject(list) } : { "cms.notice": { list } };
  return loadNotices(answeringApi(answers), { locale, signal });
}

describe("the notices of a page", () => {
  it("show maintenance times in both time zones, with the end date if it differs", async () => {
    expect(await ask([work], "en")).toMatchObject([
      {
        published: "18 Nov 2026",
        times: [
          { zone: "UTC+7", time: "26 Nov 2026 23:30–27 Nov 2026 00:30" },
          { zone: "UTC+8", time: "27 Nov 2026 00:30–01:30" },
        ],
      },
    ]);
    expect(await ask([work], "zh")).toMatchObject([{ times: [{}, { time: "2026年11月27日 00:30–01:30" }] }]);
  });

  it("are at most three, and have no times if they are not about maintenance", async () => {
    const { startsAt: _start, endsAt: _end, ...plain } = work;
    const shown = await ask([plain, plain, plain, plain], "en");
    expect(shown).toHaveLength(3);
    expect(shown?.[0]?.times).toEqual([]);
  });

  it("are missing when the api does not answer, but an abort is rethrown", async () => {
    expect(await ask(new Error("down"), "en")).toBeNull();
    await expect(ask(new Error("down"), "en", AbortSignal.abort())).rejects.toThrow("down");
  });
});
