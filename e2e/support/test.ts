import { test as base, expect } from "@playwright/test";
import { type PageLog, watchLog } from "./page-log.ts";
import { watchAnswers } from "./watch-answers.ts";

interface SiteFixtures {
  /** What the browser says. Every warning, error and exception that the test has not expected fails it. */
  pageLog: PageLog;
}

export const test = base.extend<SiteFixtures>({
  pageLog: [
    async ({ context }, use) => {
      const log = await watchLog(context);
      const leaks = watchAnswers(context);
      await use(log);
      expect(log.unexpected(), "messages that the browser shows").toEqual([]);
      expect(leaks(), "secrets in what the site answers").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
