import * as prices from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";
import type { PageContent } from "../model/page-content.ts";

/** Its prices and promises are not made up: they may be quoted. */
const published: ReadonlySet<string> = new Set(["bci"]);

/** Amounts of money and promised availabilities that the one list does not have for this product, or that stand in prose. */
export function faultsOfFacts(page: PageContent): string[] {
  const usd = numbersOf(page, /^usd/i);
  const sla = numbersOf(page, /^(slaPercent|percent)$/);
  const offered = pricesOf(page.code);
  const promised: number[] = Object.entries(demoSla)
    .filter(([name]) => name.startsWith(page.code))
    .map(([, percent]) => percent);
  return [
    ...usd
      .filter((value) => !offered.includes(value))
      .map((value) => `${value} USD is not in the list of ${page.code}`),
    ...sla.filter((value) => !promised.includes(value)).map((value) => `${value} % is not promised for ${page.code}`),
    ...textsOf(page).filter((text) =>
      numbersInProse(text).some((value) => !published.has(page.code) || ![...offered, ...promised].includes(value)),
    ),
  ];
}

/** All numbers under `<code>Usd…`, and the sizes of servers for the product that they are of. */
function pricesOf(code: string): number[] {
  const lists = Object.entries(prices).filter(([name]) => new RegExp(`^${code}Usd`).test(name));
  const ofLists = lists.flatMap(([, list]) => numbersOf(list, /./));
  return code === "bcc" ? [...ofLists, ...prices.serverSizes.map(({ usdPerMonth }) => usdPerMonth)] : ofLists;
}

function numbersOf(value: unknown, name: RegExp, isNamed = false): number[] {
  if (typeof value === "number") return isNamed ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, name, isNamed || name.test(key)));
}

/** Amounts of money, and percentages as promises have them. */
function numbersInProse(text: string): number[] {
  const amounts = [...text.matchAll(/(?:\$|Rp|USD) ?([\d.,]*\d)|([\d.,]*\d) ?(?:USD|美元)|(99\.\d*[1-9])/g)];
  return amounts.map(([, before, after, percent]) => Number((before ?? after ?? percent ?? "").replaceAll(",", "")));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
