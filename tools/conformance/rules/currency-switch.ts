import { choose, isSameDocument, markDocument, open, readText } from "../on-page.ts";
import { type Rule, readUntil, withVisitor } from "../rule.ts";

/** Dollars, except as an approximation next to another currency. */
const dollars = /(?<!≈\s*)\$\d/;
const rupiah = /Rp\s?\d/;

/** A change of currency updates its amounts in place. */
export const currencySwitch: Rule = {
  name: "currency",
  what: "follows a change of currency in place",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page, complaints }) => {
      await open(page, bench, bench.subject.path);
      await markDocument(page);
      const hasAmounts = dollars.test(await readText(page, bench));
      await choose(page, "Currency", "IDR");
      await page.waitForFunction(() => /(?:^|; )currency=IDR/.test(document.cookie));
      const follows = async () => {
        const text = await readText(page, bench);
        return !hasAmounts || (rupiah.test(text) && !dollars.test(text));
      };
      const isRight = await readUntil(page, follows, Boolean);
      return [
        ...(isRight ? [] : ["amounts stay in dollars when the currency is rupiah"]),
        ...((await isSameDocument(page)) ? [] : ["a change of currency loaded a new document"]),
        ...(await complaints()),
      ];
    }),
};
