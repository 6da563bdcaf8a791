import * as prices from "@zhian/contracts/demo-prices";
import { demoSla } from "@zhian/contracts/demo-sla";

interface ListedPrice {
  usd: number;
  /** Name of the list that has it; it says what is paid for: `wafUsdPerMonth`. */
  list: string;
}

/** All numbers under `<code>Usd…`, and the sizes of servers for the product that they are of. */
export function listedPrices(code: string): ListedPrice[] {
  const own = Object.entries(prices).filter(([list]) => new RegExp(`^${code}Usd`).test(list));
  const listed = own.flatMap(([list, amounts]) => amountsUnder(amounts, /./).map((usd) => ({ usd, list })));
  return code === "bcc" ? [...listed, ...serverPrices()] : listed;
}

function serverPrices(): ListedPrice[] {
  return prices.serverSizes.map(({ usdPerMonth }) => ({ usd: usdPerMonth, list: "bccUsdPerMonth" }));
}

/** Percentages of availability that are promised for a product. */
export function promisedPercents(code: string): number[] {
  return Object.entries(demoSla)
    .filter(([name]) => name.startsWith(code))
    .map(([, percent]) => percent);
}

/** All numbers in content whose own name, or that of something around them, is such. */
export function amountsUnder(content: unknown, name: RegExp, isNamed = false): number[] {
  if (typeof content === "number") return isNamed ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, inner]) => amountsUnder(inner, name, isNamed || name.test(key)));
}

/** Amounts of money, and percentages as promises have them. */
export function amountsInProse(text: string): number[] {
  const amounts = [...text.matchAll(/(?:\$|Rp|USD) ?([\d.,]*\d)|([\d.,]*\d) ?(?:USD|美元)|(99\.\d*[1-9])/g)];
  return amounts.map(([, before, after, percent]) => Number((before ?? after ?? percent ?? "").replaceAll(",", "")));
}
