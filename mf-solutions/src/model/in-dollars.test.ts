import { expect, it } from "@jest/globals";
import type { Catalogue } from "@zhian/contracts/catalogue";
import { inDollars } from "./in-dollars.ts";

const catalogue: Catalogue = [
  {
    code: "vpc",
    kind: "network",
    seal: "网",
    initials: "sywl",
    name: { en: "Network", zh: "私有网络" },
    usd: { perMonth: { natGateway: 24, network: 0 } },
  },
];
const line = (price: string, times?: number) => ({ id: price, usd: { price, ...(times !== undefined && { times }) } });

it("sets each line to its product's current price", () => {
  const bill = {
    lines: [line("vpc.perMonth.natGateway"), line("vpc.perMonth.network"), line("vpc.perMonth.natGateway", 3)],
  };
  expect(inDollars({ bill, title: "A bill", rate: null }, catalogue)).toEqual({
    bill: {
      lines: [
        { id: "vpc.perMonth.natGateway", usd: 24 },
        { id: "vpc.perMonth.network", usd: 0 },
        { id: "vpc.perMonth.natGateway", usd: 72 },
      ],
    },
    title: "A bill",
    rate: null,
  });
});

it("omits a line whose price or product is no longer offered", () => {
  const lines = [line("vpc.perMonth.gone"), line("bcc.perMonth.small"), line("vpc.perMonth.network")];
  expect(inDollars(lines, catalogue)).toEqual([{ id: "vpc.perMonth.network", usd: 0 }]);
  expect(inDollars(lines, [])).toEqual([]);
});
