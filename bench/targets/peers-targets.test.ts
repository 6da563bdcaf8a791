import { describe, expect, it } from "@jest/globals";
import type { PeerResult } from "../peers/measure/measure-peers.ts";
import type { PeerRound } from "../peers/measure/visit-peer.ts";
import type { System } from "../peers/start/peer-site.ts";
import { formatPeers } from "../report/format-peers.ts";
import { spreads } from "../statistics.ts";
import { peersTargets } from "./peers-targets.ts";

const usual: PeerRound = {
  lcp: 1000,
  menu: 1000,
  alive: 2000,
  tbt: 100,
  requests: 9,
  totalKb: 200,
  scriptKb: 150,
  layout: 50,
  htmlKb: 180,
  stylesKb: 70,
  headerKb: 38,
  dataKb: 30,
  elements: 1600,
  warmLcp: 500,
  warmMenu: 500,
  warmAlive: 900,
  warmTbt: 50,
  warmRequests: 1,
  warmKb: 30,
};

function result(system: System, registered: number, change: Partial<PeerRound> = {}): PeerResult {
  const rounds = [{ ...usual, ...change }];
  return { system, registered, rounds, figures: spreads(rounds.map((round) => ({ ...round }))) };
}

function subject(name: string, pagesPerSecond: number) {
  const rounds = [{ pagesPerSecond, cpuMsPerPage: 1, p50Ms: 1, p99Ms: 2, refused: 0 }];
  return { name, pageKb: 180, rounds, figures: spreads(rounds) };
}

function peers(results: PeerResult[], subjects = [subject("ours, uncached", 200), subject("ours, cached", 900)]) {
  const throughput = { connections: 10, secondsEach: 1, arePinned: true, subjects, load: [] };
  return { browser: "1", results, load: [], throughput };
}

const slower = { lcp: 2000, menu: 2000, alive: 3000, warmLcp: 600, warmMenu: 600, warmAlive: 1000 };

describe("peersTargets", () => {
  it("compares each peer with our site of the same size", () => {
    const targets = peersTargets(
      peers([
        result("ours", 7),
        result("ours", 30, { lcp: 2500 }),
        result("Podium", 3, slower),
        result("Podium", 30, slower),
      ]),
    );
    expect(targets.slice(0, 2)).toMatchObject([
      { yardstick: "Podium, 3 parts", isMet: true },
      { yardstick: "Podium, 30 parts", isMet: false },
    ]);
  });

  it("counts a peer as beaten only if all six figures are better", () => {
    const all = [result("ours", 7), result("ours", 30)];
    const [behind] = peersTargets(peers([...all, result("single-spa", 3, { ...slower, warmMenu: 500 })]));
    expect(behind).toMatchObject({ yardstick: "single-spa, 3 parts", isMet: false });
  });

  it("compares rendered pages with rendered pages, and static files with cached pages", () => {
    const rates = [
      ["ours, uncached", 200],
      ["ours, cached", 900],
      ["Podium, uncached", 100],
      ["single-spa, cached", 1000],
    ] as const;
    const targets = peersTargets(
      peers(
        [result("ours", 7), result("ours", 30)],
        rates.map(([name, rate]) => subject(name, rate)),
      ),
    );
    expect(targets.filter(({ what }) => what.startsWith("pages"))).toMatchObject([
      { yardstick: "Podium, uncached", isMet: true },
      { yardstick: "single-spa, cached", isMet: false },
    ]);
  });

  it("sets reduction targets for the page itself", () => {
    const targets = peersTargets(
      peers([result("ours", 7, { htmlKb: 191 }), result("ours", 30), result("one bundle", 0, { layout: 60 })]),
    );
    expect(targets).toMatchObject([
      { what: "HTML of /products/bcc before compression", isMet: false },
      { what: "elements of /products/bcc", isMet: true },
      { what: "layout time until at rest, phone profile", isMet: true },
    ]);
  });
});

describe("formatPeers", () => {
  it("prints a line for each site in each table", () => {
    const said = formatPeers(peers([result("ours", 7), result("one bundle", 0)]));
    expect(said.match(/ours, 7 parts/g)).toHaveLength(3);
    expect(said.match(/one bundle {2}/g)).toHaveLength(3);
  });
});
