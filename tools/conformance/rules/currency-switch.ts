import { choose, isSameDocument, markDocument, open, readText } from "../on-page.ts";
import { type Rule, readUntil, withVisitor } from "../rule.ts";

/** An amount in dollars or in rupiah. */
const amounts = /(?<dollars>\$\d)|Rp\s?\d/g;

/** A change of currency updates its amounts in place. */
export const currencySwitch: Rule = {
  name: "currency",
  what: "follows a change of currency in place",
  appliesTo: () => true,
  judge: (bench) =>
    withVisitor(bench, async ({ page, complaints }) => {
      await open(page, bench, bench.subject.path);
      await markDocument(page);
      const hasAmounts = kindsOfAmounts(await readText(page, bench)).includes("$");
      await choose(page, "Currency", "IDR");
      await page.waitForFunction(() => /(?:^|; )currency=IDR/.test(document.cookie));
      const follows = async () => !hasAmounts || isInRupiah(await readText(page, bench));
      const isRight = await readUntil(page, follows, Boolean);
      return [
        ...(isRight ? [] : ["amounts stay in dollars when the currency is rupiah"]),
        ...((await isSameDocument(page)) ? [] : ["a change of currency loaded a new document"]),
        ...(await complaints()),
      ];
    }),
};

/** Whether a text has amounts in rupiah, and none in dollars except next to one: "Rp 148,500 ≈ $9", or in the next column. */
export function isInRupiah(text: string): boolean {
  const kinds = kindsOfAmounts(text);
  const alone = kinds.replaceAll(/R\$|\$R/g, "");
  return kinds.includes("R") && !alone.includes("$");
}

/** One letter for each amount: "$" or "R". */
function kindsOfAmounts(text: string): string {
  return [...text.matchAll(amounts)].map(({ groups }) => (groups?.["dollars"] ? "$" : "R")).join("");
}
