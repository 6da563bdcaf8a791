import { test as base, expect } from "@playwright/test";
import { followTest } from "./failures/follow-test.ts";
import { type PageLog, watchLog } from "./page-log.ts";
import { watchAnswers } from "./watch-answers.ts";

interface SiteFixtures {
  /** Has a test that fails say what was there. */
  failure: undefined;
  /** What the browser says. Every warning, error and exception that the test has not expected fails it. */
  pageLog: PageLog;
}

export const test = base.extend<SiteFixtures>({
  failure: [
    // The first to begin, and the last to end: what the others find is a failure, too.
    async ({ context }, use, info) => {
      const tell = followTest(context, info);
      await use(undefined);
      await tell();
    },
    { auto: true },
  ],
  pageLog: [
    async ({ context }, use) => {
      const log = await watchLog(context);
      const leaks = watchAnswers(context);
      await use(log);
      expect(await log.unexpected(), "messages that the browser shows").toEqual([]);
      expect(leaks(), "secrets in what the site answers").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
