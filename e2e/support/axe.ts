import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds on the page as it has come to rest: each rule with where it is broken. */
export async function violationsOf(page: Page, axe = new AxeBuilder({ page })): Promise<string[]> {
  // Colours on their way from one scheme to the other are nobody's: judged is what the page comes to rest at.
  await page.evaluate(() => {
    // What goes on for ever, such as a busy button, is judged as it is.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}
