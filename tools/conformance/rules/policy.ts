import { open } from "../on-page.ts";
import { type Rule, withVisitor } from "../rule.ts";

declare global {
  interface Window {
    __refused?: string[];
  }
}

/** The page's content security policy blocks nothing, whether the page is loaded or navigated to. */
export const policy: Rule = {
  name: "csp",
  what: "complies with the page's security policy",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page }) => {
      await page.addInitScript(() => {
        const refused: string[] = [];
        window.__refused = refused;
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
          refused.push(`${effectiveDirective} blocks ${blockedURI} ${sample}`.trim());
        });
      });
      const faults = new Set<string>();
      const keep = async () => {
        for (const refused of (await page.evaluate(() => window.__refused)) ?? []) faults.add(refused);
      };
      await open(page, bench, bench.subject.path);
      await keep();
      await open(page, bench, bench.subject.away.path);
      await page.evaluate((to) => {
        history.pushState({}, "", to);
      }, bench.subject.path);
      await page.waitForFunction(
        (name) => document.querySelector(`[data-fragment="${name}"]`)?.getAttribute("data-outcome") === "mounted",
        bench.subject.manifest.name,
      );
      await keep();
      return [...faults];
    }),
};
