import { choose, isSameDocument, markDocument, open, readText } from "../on-page.ts";
import { type Rule, readUntil, withVisitor } from "../rule.ts";

/** An amount in dollars or in rupiah, or a pair in the columns of a table. An approximation is none: "$9 ≈ Rp 148,500" is in dollars. */
const amounts = /(?<columns>\$[\d.,]+\tRp\s?\d)|(?<!≈\s*)(?:(?<dollars>\$\d)|Rp\s?\d)/g;

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

/** Whether a text has amounts in rupiah, and none in dollars unless it follows one: a style sheet may draw the "≈" between them. */
export function isInRupiah(text: string): boolean {
  const kinds = kindsOfAmounts(text);
  return kinds.includes("R") && !kinds.replaceAll("R$", "").includes("$");
}

/** One letter for each amount, "$" or "R"; none for columns, which are the same in any currency. */
function kindsOfAmounts(text: string): string {
  const found = [...text.matchAll(amounts)].filter(({ groups }) => !groups?.["columns"]);
  return found.map(({ groups }) => (groups?.["dollars"] ? "$" : "R")).join("");
}
