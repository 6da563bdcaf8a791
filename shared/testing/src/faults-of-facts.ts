import { textsOf } from "./alike-texts.ts";
import { amountsInProse, amountsUnder, listedPrices, promisedPercents } from "./published-amounts.ts";

/** Products with real prices and SLAs, which may be quoted in prose. */
const published: ReadonlySet<string> = new Set(["bci"]);

/** Errors in a product's page: prices and SLAs that are not in the product's list, or that are in prose. */
export function faultsOfFacts(page: { code: string }): string[] {
  const usd = amountsUnder(page, /^usd/i);
  const sla = amountsUnder(page, /^(slaPercent|percent)$/);
  const offered = listedPrices(page.code).map((price) => price.usd);
  const promised = promisedPercents(page.code);
  return [
    ...usd
      .filter((value) => !offered.includes(value))
      .map((value) => `${value} USD is not in the price list of ${page.code}`),
    ...sla.filter((value) => !promised.includes(value)).map((value) => `${value} % is not an SLA of ${page.code}`),
    ...textsOf(page).filter((text) =>
      amountsInProse(text).some((value) => !published.has(page.code) || ![...offered, ...promised].includes(value)),
    ),
  ];
}
