import { askLighthouse } from "./support/lighthouse.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { type RawChromium, startRawChromium } from "./support/raw-chromium.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { walkedIn } from "./support/walked-in.ts";
import { at } from "./support/words.ts";

let chromium: RawChromium;
test.beforeAll(async () => {
  chromium = await startRawChromium();
});
test.afterAll(() => chromium.stop());

/** An error page answers with its error, which the browser shows in its console, and asks not to be found. */
const ofErrors = ["http-status-code", "errors-in-console", "is-crawlable"];

for (const [turn, { kind, path }] of pageKinds.entries()) {
  for (const locale of walkedIn(turn)) {
    test(`Lighthouse finds little to mend in the page ${kind} on a phone (${locale})`, async () => {
      const { scores, faults } = await askLighthouse(site.url + at(locale, path), {
        port: chromium.port,
        without: kind === "error" ? ofErrors : [],
      });
      expect(Object.keys(scores)).toEqual(["accessibility", "best-practices", "seo"]);
      const low = Object.entries(scores).filter(([, score]) => score < 99);
      expect(low, faults.join("\n")).toEqual([]);
    });
  }
}
