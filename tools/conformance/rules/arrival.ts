import type { Page } from "playwright";
import { isSameDocument, markDocument, open, slotsOf } from "../on-page.ts";
import { followMs, type Rule, withVisitor } from "../rule.ts";

/** For a visitor from another fragment's page, focus, title and heading are as if the page had been loaded. */
export const arrival: Rule = {
  name: "arrival",
  what: "gets focus, title and one heading after navigation",
  appliesTo: ({ comesAndGoes }) => comesAndGoes,
  judge: (bench) =>
    withVisitor(bench, async ({ page, complaints }) => {
      const { path, away } = bench.subject;
      const html = await (await fetch(bench.url + path)).text();
      await open(page, bench, away.path);
      await markDocument(page);
      await page.evaluate((to) => {
        history.pushState({}, "", to);
      }, path);
      await page.locator(`${slotsOf(bench)}[data-outcome="mounted"]`).waitFor();
      const hasFocus = await comesTrue(
        page,
        (slot) => document.querySelector(slot)?.contains(document.activeElement),
        slotsOf(bench),
      );
      const wanted = await titleOf(page, html);
      const hasTitle = await comesTrue(page, (title) => document.title === title, wanted);
      const headings = await page.locator("h1:visible").count();
      return [
        ...(hasFocus ? [] : ["focus is not inside it"]),
        ...(hasTitle ? [] : [`the title is "${await page.title()}", but "${wanted}" when the page is loaded directly`]),
        ...(headings === 1 ? [] : [`there are ${headings} level 1 headings`]),
        ...((await isSameDocument(page)) ? [] : ["the navigation loaded a new document"]),
        ...(await complaints()),
      ];
    }),
};

/** Waits a while: a value that never appears is a finding, not an error. */
async function comesTrue<T>(page: Page, isTrue: (given: T) => unknown, given: T): Promise<boolean> {
  return page
    .waitForFunction(isTrue as never, given as never, { timeout: followMs })
    .then(() => true)
    .catch(() => false);
}

/** The title of a document that is not opened: the browser decodes its entities. */
function titleOf(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const area = document.createElement("textarea");
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(source) ?? [];
    // Trusted Types forbid parsing markup; titles have few entities.
    area.textContent = title;
    return area.value
      .replaceAll("&#39;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
  }, html);
}
