import { textsOf } from "./alike-texts.ts";
import { amountsInProse, amountsUnder, listedPrices, promisedPercents } from "./published-amounts.ts";

/** Its prices and promises are not made up: they may be quoted. */
const published: ReadonlySet<string> = new Set(["bci"]);

/** What is wrong with a product's page: amounts of money and promised availabilities that the one list does not have for it, or that stand in prose. */
export function faultsOfFacts(page: { code: string }): string[] {
  const usd = amountsUnder(page, /^usd/i);
  const sla = amountsUnder(page, /^(slaPercent|percent)$/);
  const offered = listedPrices(page.code).map((price) => price.usd);
  const promised = promisedPercents(page.code);
  return [
    ...usd
      .filter((value) => !offered.includes(value))
      .map((value) => `${value} USD is not in the list of ${page.code}`),
    ...sla.filter((value) => !promised.includes(value)).map((value) => `${value} % is not promised for ${page.code}`),
    ...textsOf(page).filter((text) =>
      amountsInProse(text).some((value) => !published.has(page.code) || ![...offered, ...promised].includes(value)),
    ),
  ];
}
