import { localePath } from "@zhian/contracts/locale";
import type { Page } from "playwright";
import { choose, isSameDocument, markDocument, open, readText, slotsOf, untilAlive } from "../on-page.ts";
import { type Bench, type Rule, readUntil, withVisitor } from "../rule.ts";

/** A change of language updates it in place, at the other address, and back. */
export const localeSwitch: Rule = {
  name: "locale",
  what: "follows a change of language in place",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page, complaints }) => {
      await open(page, bench, bench.subject.path);
      await markDocument(page);
      const english = await readText(page, bench);
      const unmarked = await unmarkedChinese(page, bench);
      await choose(page, "Language", "中文");
      await untilAt(page, bench, { path: localePath("zh", bench.subject.path), lang: "zh-Hans" });
      const isChinese = (text: string) => /\p{Script=Han}/u.test(text) && text !== english;
      const chinese = await readUntil(page, () => readText(page, bench), isChinese);
      await choose(page, "语言", "English");
      await untilAt(page, bench, { path: bench.subject.path, lang: "en" });
      const readLeft = async () => (await unmarkedChinese(page, bench)).filter((text) => !unmarked.includes(text));
      const left = await readUntil(page, readLeft, (texts) => texts.length === 0);
      return [
        ...unmarked.map((text) => `the English page contains "${text}" without a lang attribute`),
        ...(isChinese(chinese) ? [] : ["it stays in English when the language is Chinese"]),
        ...left.map((text) => `back in English, the page contains "${text}"`),
        ...((await isSameDocument(page)) ? [] : ["a change of language loaded a new document"]),
        ...(await complaints()),
      ];
    }),
};

async function untilAt(page: Page, { url }: Bench, { path, lang }: { path: string; lang: string }): Promise<void> {
  await page.waitForURL((at) => at.origin === url && at.pathname === path);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
  await untilAlive(page);
  await untilQuiet(page);
}

/** Waits until nothing on the page has changed for a while: a fragment may have to load its texts first. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(done, 300);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, 300);
        });
        const limit = setTimeout(done, 5000);
        function done() {
          clearTimeout(limit);
          observer.disconnect();
          resolve();
        }
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
}

/** Han characters that a screen reader would read as English. */
function unmarkedChinese(page: Page, bench: Bench): Promise<string[]> {
  return page.evaluate((slots) => {
    const found: string[] = [];
    for (const slot of document.querySelectorAll(slots)) {
      const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        const lang = node.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";
        if (/\p{Script=Han}/u.test(text) && !lang.startsWith("zh")) found.push(text.slice(0, 30));
      }
    }
    return found.slice(0, 3);
  }, slotsOf(bench));
}
