import { rounds } from "@zhian/chaos/rounds";
import { journeyLanguages } from "./support/journey-languages.ts";
import { askLighthouse } from "./support/lighthouse.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { type RawChromium, startRawChromium } from "./support/raw-chromium.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { at } from "./support/words.ts";

let chromium: RawChromium;
test.beforeAll(async () => {
  chromium = await startRawChromium();
});
test.afterAll(() => chromium.stop());

/** An error page responds with its error, which the browser logs, and asks not to be indexed. */
const ofErrors = ["http-status-code", "errors-in-console", "is-crawlable"];

/** Every third kind: the sweep covers axe and the outline of all of them, and the rest is the same frame. */
const share = rounds({ short: 1, long: 3, of: "thirds of the kinds of page that Lighthouse looks at" });
const kinds = pageKinds.filter((_, index) => index % 3 < share);

for (const [turn, { kind, path }] of kinds.entries()) {
  for (const locale of journeyLanguages(turn)) {
    test(`Lighthouse scores the ${kind} page within its budget on a phone (${locale})`, async () => {
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
