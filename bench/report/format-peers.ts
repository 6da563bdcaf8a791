import type { PeerResult } from "../peers/measure/measure-peers.ts";
import type { PeerRound } from "../peers/measure/visit-peer.ts";
import type { Peers } from "../peers/run-peers.ts";
import { formatNumber, formatSpread, toTable } from "../table.ts";
import { formatLoad } from "./format-load.ts";

type Columns = readonly { figure: keyof PeerRound; name: string }[];

const cold: Columns = [
  { figure: "lcp", name: "LCP" },
  { figure: "menu", name: "menu" },
  { figure: "alive", name: "alive" },
  { figure: "tbt", name: "TBT" },
  { figure: "requests", name: "requests" },
  { figure: "totalKb", name: "kB" },
  { figure: "scriptKb", name: "JS kB" },
  { figure: "layout", name: "layout" },
];
const warm: Columns = [
  { figure: "warmLcp", name: "LCP" },
  { figure: "warmMenu", name: "menu" },
  { figure: "warmAlive", name: "alive" },
  { figure: "warmTbt", name: "TBT" },
  { figure: "warmRequests", name: "requests" },
  { figure: "warmKb", name: "kB" },
];
const page: Columns = [
  { figure: "htmlKb", name: "HTML kB" },
  { figure: "stylesKb", name: "styles" },
  { figure: "headerKb", name: "header" },
  { figure: "dataKb", name: "data" },
  { figure: "elements", name: "elements" },
];

export function formatPeers({ browser, results, load, throughput }: Peers): string {
  const rounds = results[0]?.rounds.length ?? 0;
  return `Peers: /products/bcc composed as each recommends; ms and kB. First visit
${sayColumns(cold, results)}
Second visit, with the browser's cache of the first
${sayColumns(warm, results)}
The document before compression, and the resulting page
${sayColumns(page, results)}
Pages per second, one core${throughput.arePinned ? "" : " (not pinned: no taskset here)"}
${formatRates(throughput)}
  Chromium ${browser} with the phone profile of the composition tax. Medians (min–max) of ${rounds} interleaved rounds${formatLoad(load)}`;
}

function sayColumns(columns: Columns, results: readonly PeerResult[]): string {
  const head = ["", ...columns.map(({ name }) => name)];
  const body = results.map(({ system, registered, figures }) => [
    sayName(system, registered),
    ...columns.map(({ figure }) => formatSpread(figures[figure])),
  ]);
  return toTable([head, ...body]);
}

/** Such as "Podium, 30 parts". */
export function sayName(system: string, registered: number): string {
  return registered === 0 ? system : `${system}, ${registered} parts`;
}

function formatRates({ subjects }: Peers["throughput"]): string {
  const body = subjects.map(({ name, figures, pageKb }) => [
    name,
    formatSpread(figures.pagesPerSecond),
    Number.isNaN(figures.cpuMsPerPage.median) ? "unknown" : formatSpread(figures.cpuMsPerPage, 2),
    formatNumber(pageKb),
    formatNumber(figures.refused.median),
  ]);
  return toTable([["", "pages/s", "CPU ms/page", "kB/page", "not whole"], ...body]);
}
