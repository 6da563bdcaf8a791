import type { CartCosts } from "../domains/measure-cart.ts";
import type { DomainSearches } from "../domains/measure-domains.ts";
import { formatNumber, formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

export function domainTargets({ names, hanging, well }: DomainSearches): Target[] {
  return [
    {
      what: `a search for ${formatNumber(names)} names, one of five registries hanging`,
      yardstick: "all five healthy",
      target: "the others' rows ≤ 1 s, all ≤ 3 s",
      measured: `first row after ${formatSpread(hanging.firstMs)} ms (${formatSpread(well.firstMs)}), the others' last after ${formatSpread(hanging.othersMs)} ms (${formatSpread(well.othersMs)}), all after ${formatSpread(hanging.lastMs)} ms (${formatSpread(well.lastMs)}); ${formatNumber(hanging.unanswered.median)} without an answer`,
      isMet: hanging.othersMs.median <= 1_000 && hanging.lastMs.median <= 3_000 && well.unanswered.max === 0,
    },
  ];
}

export function cartTargets({ names, figures, cookieBytes }: CartCosts): Target[] {
  const { addMs, yearsMs, removeMs, clearMs } = figures;
  return [
    {
      what: `a cart with ${formatNumber(names)} names`,
      yardstick: "–",
      target: "a change of one name ≤ 150 ms, cookie ≤ 4 kB",
      measured: `all added in ${formatSpread(addMs)} ms, years of one in ${formatSpread(yearsMs)} ms, one removed in ${formatSpread(removeMs)} ms, all cleared in ${formatSpread(clearMs)} ms, each until painted; cookie of ${formatNumber(cookieBytes)} bytes`,
      isMet: yearsMs.median <= 150 && removeMs.median <= 150 && cookieBytes <= 4_096,
    },
  ];
}
