import { textsOf } from "@zhian/testing/alike-texts";
import { amountsInProse, amountsUnder, listedPrices, promisedPercents } from "@zhian/testing/published-amounts";
import type { PageContent } from "../model/page-content.ts";

/** Its prices and promises are not made up: they may be quoted. */
const published: ReadonlySet<string> = new Set(["bci"]);

/** Amounts of money and promised availabilities that the one list does not have for this product, or that stand in prose. */
export function faultsOfFacts(page: PageContent): string[] {
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
