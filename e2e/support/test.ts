import { test as base, expect } from "@playwright/test";
import { followTest } from "./failures/follow-test.ts";
import { type PageLog, watchLog } from "./page-log.ts";
import { watchAnswers } from "./watch-answers.ts";

interface SiteFixtures {
  /** Makes a failing test report the state of its pages and servers. */
  failure: undefined;
  /** The browser's messages. Every warning, error and exception that the test does not expect fails it. */
  pageLog: PageLog;
}

export const test = base.extend<SiteFixtures>({
  failure: [
    // Set up first and torn down last, so that failures found by the other fixtures are reported too.
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
