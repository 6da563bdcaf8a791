import { holdScripts } from "../../../e2e/support/hold-scripts.ts";
import { slotsOf, untilAlive } from "../on-page.ts";
import { type Rule, withVisitor } from "../rule.ts";

declare global {
  interface Window {
    __served?: Element[];
  }
}

/** Hydration keeps the server's nodes, and logs no complaints. */
export const hydration: Rule = {
  name: "hydration",
  what: "hydrates the server's HTML unchanged",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page, complaints }) => {
      const scripts = await holdScripts(page);
      await page.goto(bench.url + bench.subject.path, { waitUntil: "commit" });
      await page.locator('[data-slot="footer"] a').first().waitFor();
      await page.evaluate((slots) => {
        window.__served = [...document.querySelectorAll(`:is(${slots}) *`)];
      }, slotsOf(bench));
      scripts.release();
      await untilAlive(page);
      const lost = await page.evaluate(() =>
        (window.__served ?? []).filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 80)),
      );
      const made = lost.length === 0 ? [] : [`${lost.length} server-rendered nodes were discarded, first ${lost[0]}`];
      return [...made, ...(await complaints())];
    }),
};
