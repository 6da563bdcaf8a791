import { test } from "./support/test.ts";
import { at } from "./support/words.ts";
import { appearance } from "./sweep/appearance.ts";
import { budgets } from "./sweep/budgets.ts";
import type { Judge } from "./sweep/judge.ts";
import { keptNodes } from "./sweep/kept-nodes.ts";
import { markedChinese } from "./sweep/marked-chinese.ts";
import { openJudged } from "./sweep/open-judged.ts";
import { otherMedia } from "./sweep/other-media.ts";
import { otherTexts } from "./sweep/other-texts.ts";
import { outline } from "./sweep/outline.ts";
import { sweptPages } from "./sweep/swept-pages.ts";
import { touchTargets } from "./sweep/touch-targets.ts";
import { visibleFocus } from "./sweep/visible-focus.ts";

/** The last one permanently changes the page's texts. */
const judges: readonly Judge[] = [
  keptNodes,
  budgets,
  outline,
  markedChinese,
  appearance,
  touchTargets,
  otherMedia,
  visibleFocus,
  otherTexts,
];

/** Page kinds in the quick run, each in one language. */
const core = ["home en", "compute zh", "solution en", "article zh", "error en"];

/** A page is hydrated in one view in English and in another in Chinese: its structure is the same in both. */
const views = {
  en: { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  zh: { viewport: { width: 390, height: 900 }, colorScheme: "dark" },
} as const;

// Pages share no state, so any free worker can take the next one.
test.describe.configure({ mode: "parallel" });

for (const swept of sweptPages) {
  const { path, locale, kind } = swept;
  test.describe(() => {
    test.use(views[locale]);

    test(`${at(locale, path)} hydrates completely and passes every check`, {
      tag: core.includes(`${kind} ${locale}`) ? "@core" : [],
    }, async ({ page, pageLog }) => {
      if (kind === "error") pageLog.expect(/status of 404/);
      const opened = await openJudged(page, at(locale, path));
      for (const { title, ofKindsOnly, only = locale, judge } of judges) {
        if ((ofKindsOnly && !kind) || only !== locale) continue;
        await test.step(`${at(locale, path)} ${title}`, () => judge({ ...swept, ...opened, page }));
      }
    });
  });
}
