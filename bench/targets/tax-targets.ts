import { formatSpread } from "../table.ts";
import type { Tax, TaxRound } from "../tax/measure-tax.ts";
import { formatTimes, ratioSpread, type Target } from "./target.ts";

const oneBundle = "the same sources as one bundle, server-rendered";

/** The cost of a first view on the phone profile. */
export function taxTargets(tax: Tax): Target[] {
  const { composed, oneBundle: bundle } = tax;
  const times = (figure: keyof TaxRound) => ratioSpread(composed.rounds, bundle.rounds, (round) => round[figure]);
  const against = (what: string, figure: keyof TaxRound, most: number): Target => {
    const ratio = times(figure);
    const [own, other] = [formatSpread(composed.figures[figure]), formatSpread(bundle.figures[figure])];
    return {
      what,
      yardstick: oneBundle,
      target: `≤ ${most}×`,
      measured: `${formatTimes(ratio)}; ${own} ms against ${other} ms`,
      isMet: ratio.median <= most,
    };
  };
  const [scripts, scriptTimes] = [composed.figures.scriptKb, times("scriptKb")];
  const { requests } = composed.figures;
  return [
    against("LCP, first view, phone profile", "lcp", 1.05),
    against("header menu opens", "menu", 1.0),
    against("hydrated", "hydrated", 1.15),
    {
      what: "JS until hydrated, brotli",
      yardstick: oneBundle,
      target: "≤ 1.4× and ≤ 168 kB",
      measured: `${formatTimes(scriptTimes)}; ${formatSpread(scripts, 1)} kB`,
      isMet: scriptTimes.median <= 1.4 && scripts.median <= 168,
    },
    {
      what: "requests until hydrated",
      yardstick: "–",
      target: "≤ 15",
      measured: formatSpread(requests),
      isMet: requests.median <= 15,
    },
    secondPageTarget(tax),
  ];
}

function secondPageTarget({ composed, oneBundle: bundle }: Tax): Target {
  const times = (figure: keyof TaxRound) => ratioSpread(composed.rounds, bundle.rounds, (round) => round[figure]);
  const painted = times("secondPainted");
  const { secondPainted, secondCls } = composed.figures;
  return {
    what: "second page of another fragment, prefetched",
    yardstick: "one bundle's route change",
    target: "≤ 1.2×, no layout shift",
    measured: `painted ${formatTimes(painted)}, at rest ${formatTimes(times("secondSettled"))}; ${formatSpread(secondPainted)} ms against ${formatSpread(bundle.figures.secondPainted)} ms; shift ${formatSpread(secondCls, 3)}`,
    isMet: painted.median <= 1.2 && secondCls.median < 0.0005,
  };
}
