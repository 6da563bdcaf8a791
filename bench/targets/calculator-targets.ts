import type { CalculatorFindings } from "../calculator/measure-calculator.ts";
import { formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

/** The cost of the calculator to every page, and its users' waiting time. */
export function calculatorTargets({ figures }: CalculatorFindings): Target[] {
  const { beforeKb, coldMs, warmMs, warmPhoneMs, openedKb } = figures;
  return [
    {
      what: "quote calculator: its files on a page before it is opened",
      yardstick: "–",
      target: "0 kB",
      measured: `${formatSpread(beforeKb, 1)} kB; opening fetches ${formatSpread(openedKb, 1)} kB`,
      isMet: beforeKb.max === 0,
    },
    {
      what: "quote calculator: from the press to the form, nothing cached, phone profile",
      yardstick: "–",
      target: "≤ 1,000 ms",
      measured: `${formatSpread(coldMs)} ms`,
      isMet: coldMs.median <= 1000,
    },
    {
      what: "quote calculator: opened again, not slowed down",
      yardstick: "–",
      target: "≤ 100 ms",
      measured: `${formatSpread(warmMs)} ms`,
      isMet: warmMs.median <= 100,
    },
    {
      what: "quote calculator: opened again, phone profile",
      yardstick: "–",
      target: "≤ 100 ms",
      measured: `${formatSpread(warmPhoneMs)} ms`,
      isMet: warmPhoneMs.median <= 100,
    },
  ];
}
