import type { LayoutCalls } from "../layout-calls/measure-layout-calls.ts";
import { formatSpread } from "../table.ts";
import type { Target } from "./target.ts";

/** What a signed-in visitor's calls cost a page. */
export function layoutCallsTargets({ signedOut, signedIn, cost, callsAfterLcp }: LayoutCalls): Target[] {
  return [
    {
      what: "signed in: the four layout calls begin after the LCP, so they add 0 ms to it; phone profile",
      yardstick: `LCP signed out ${formatSpread(signedOut.lcp)} ms`,
      target: "≥ 0 ms after",
      measured: `${formatSpread(callsAfterLcp)} ms after; LCP ${formatSpread(signedIn.lcp)} ms, per round ${formatSpread(cost)} ms more`,
      isMet: callsAfterLcp.min >= 0,
    },
    {
      what: "signed in: layout shift when the menu gets the user name",
      yardstick: `signed out ${formatSpread(signedOut.cls, 3)}`,
      target: "no more than signed out",
      measured: `${formatSpread(signedIn.cls, 3)}; the name appears after ${formatSpread(signedIn.named)} ms`,
      isMet: signedIn.cls.max <= signedOut.cls.max,
    },
  ];
}
