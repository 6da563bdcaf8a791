import type { Registered, RegisteredSite } from "../registered/measure-registered.ts";
import { formatNumber } from "../table.ts";
import { formatTimes, ratioSpread, type Target } from "./target.ts";

const most = 1.05;

export function registeredTargets({ sites }: Registered): Target[] {
  const [least, ...others] = sites;
  return least ? others.map((site) => targetOf(site, least)) : [];
}

function targetOf(site: RegisteredSite, least: RegisteredSite): Target {
  const html = site.pressedKb / least.pressedKb;
  const lcp = ratioSpread(site.rounds, least.rounds, (round) => round.lcp);
  const pages = ratioSpread(site.rounds, least.rounds, (round) => round.pagesPerSecond);
  return {
    what: `${site.fragments} registered fragments: HTML and LCP`,
    yardstick: `${least.fragments} registered fragments`,
    target: "≤ +5 %",
    measured: `HTML ${formatNumber(html, 3)}×, LCP ${formatTimes(lcp)}; pages per second uncached ${formatTimes(pages)}`,
    isMet: html <= most && lcp.median <= most,
  };
}
