import { localePath } from "@zhian/contracts/locale";
import { violationsOf } from "../../../e2e/support/axe.ts";
import { open, slotsOf } from "../on-page.ts";
import { type Rule, withVisitor } from "../rule.ts";

const looks = [
  { locale: "en", colorScheme: "light" },
  { locale: "zh", colorScheme: "dark" },
] as const;

export const accessibility: Rule = {
  name: "axe",
  what: "has no issues that axe finds, light and dark",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page }) => {
      const faults = new Set<string>();
      for (const { locale, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme });
        await open(page, bench, localePath(locale, bench.subject.path));
        for (const slot of await page.locator(slotsOf(bench)).all()) {
          const within = `[data-slot="${await slot.getAttribute("data-slot")}"]`;
          for (const violation of await violationsOf(page, { within })) faults.add(violation);
        }
      }
      return [...faults];
    }),
};
