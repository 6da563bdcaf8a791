import type { PeerResult } from "../peers/measure/measure-peers.ts";
import type { PeerRound } from "../peers/measure/visit-peer.ts";
import type { Peers } from "../peers/run-peers.ts";
import { sayName } from "../report/format-peers.ts";
import { formatNumber, formatSpread } from "../table.ts";
import { formatTimes, ratioSpread, type Target } from "./target.ts";

/** Figures in which the site must beat every peer. */
const races = [
  { cold: "lcp", warm: "warmLcp", name: "LCP" },
  { cold: "menu", warm: "warmMenu", name: "menu" },
  { cold: "alive", warm: "warmAlive", name: "alive" },
] as const;

/** Compares with each peer that has about as many parts, and with the reductions that the page itself should achieve. */
export function peersTargets(peers: Peers): Target[] {
  const { results } = peers;
  const own = results.filter(({ system }) => system === "ours");
  const [few, many] = own;
  if (!few || !many) return [];
  const others = results.filter(({ system }) => system !== "ours" && system !== "one bundle");
  const most = Math.max(...others.map(({ registered }) => registered));
  return [
    ...others.map((peer) => aheadOf(peer, peer.registered === most ? many : few)),
    ...rateTargets(peers),
    ...pageTargets(
      few,
      results.find(({ system }) => system === "one bundle"),
    ),
  ];
}

function aheadOf(peer: PeerResult, own: PeerResult): Target {
  const ratios = (visit: "cold" | "warm") => races.map((race) => times(own, peer, race[visit]));
  const [cold, warm] = [ratios("cold"), ratios("warm")];
  const say = (spreads: typeof cold) =>
    spreads.map((spread, index) => `${races[index]?.name} ${formatTimes(spread)}`).join(", ");
  return {
    what: "LCP, menu and alive, first and second visit",
    yardstick: sayName(peer.system, peer.registered),
    target: "each < 1×",
    measured: `${say(cold)}; warm ${say(warm)}`,
    isMet: [...cold, ...warm].every(({ median }) => median < 1),
  };
}

function times(own: PeerResult, other: PeerResult, figure: keyof PeerRound) {
  return ratioSpread(own.rounds, other.rounds, (round) => round[figure]);
}

/** Compares rendered pages with rendered pages, and static files with our cached pages. */
function rateTargets({ throughput: { subjects } }: Peers): Target[] {
  const find = (name: string) => subjects.find((subject) => subject.name === name);
  const compared = [
    ["uncached", "Podium, uncached"],
    ["cached", "Podium, cached"],
    ["uncached", "zones, uncached"],
    ["cached", "zones, cached"],
    ["cached", "Module Federation, cached"],
    ["cached", "single-spa, cached"],
  ] as const;
  return compared.flatMap(([way, name]) => {
    const [own, other] = [find(`ours, ${way}`), find(name)];
    if (!own || !other) return [];
    const ratio = ratioSpread(own.rounds, other.rounds, ({ pagesPerSecond }) => pagesPerSecond);
    const rates = [own, other].map(({ figures }) => formatSpread(figures.pagesPerSecond));
    return {
      what: `pages per second, one core, ${way}`,
      yardstick: name,
      target: "> 1×",
      measured: `${formatTimes(ratio)}; ${rates.join(" against ")}`,
      isMet: ratio.median > 1,
    };
  });
}

/** The values when they were first reported. */
const before = { htmlKb: 190, elements: 1658 };

function pageTargets(own: PeerResult, bundle: PeerResult | undefined): Target[] {
  const { htmlKb, stylesKb, headerKb, dataKb, elements, layout } = own.figures;
  const parts = [stylesKb, headerKb, dataKb].map(({ median }) => formatNumber(median));
  const layoutTimes = bundle && times(own, bundle, "layout");
  return [
    {
      what: "HTML of /products/bcc before compression",
      yardstick: "–",
      target: `< ${before.htmlKb} kB`,
      measured: `${formatNumber(htmlKb.median)} kB; styles ${parts[0]}, header ${parts[1]}, data ${parts[2]}`,
      isMet: htmlKb.median < before.htmlKb,
    },
    {
      what: "elements of /products/bcc",
      yardstick: "–",
      target: `< ${formatNumber(before.elements)}`,
      measured: formatSpread(elements),
      isMet: elements.median < before.elements,
    },
    ...(layoutTimes
      ? [
          {
            what: "layout time until at rest, phone profile",
            yardstick: "the same sources as one bundle, server-rendered",
            target: "≤ 1×",
            measured: `${formatTimes(layoutTimes)}; ${formatSpread(layout)} ms`,
            isMet: layoutTimes.median <= 1,
          },
        ]
      : []),
  ];
}
