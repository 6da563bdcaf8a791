import type { DomainItem, DomainStatus, Ending } from "@zhian/contracts/domain";
import { readNames } from "@zhian/domains/read-names";

// The API's responses in tests of these pages.

export function item(
  domainName: string,
  status: DomainStatus = "UNREGISTERED",
  changes: Partial<DomainItem> = {},
): DomainItem {
  return {
    domainName,
    status,
    atResList: false,
    duration: 1,
    privacySupported: true,
    originPrice: 12,
    renewPrice: 15,
    price: 10.5,
    description: "",
    displayTag: "",
    durationSource: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    tradeType: "register",
    specialSale: false,
    ...changes,
  };
}

export function ending(name: string, changes: Partial<Ending> = {}): Ending {
  return {
    ending: name,
    ascii: name,
    kind: "generic",
    price: 10.5,
    originPrice: 12,
    renewPrice: 15,
    transferPrice: 11,
    durationSource: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    privacySupported: true,
    specialSale: false,
    minLength: 1,
    scripts: ["Latin", "Han"],
    restriction: "",
    ...changes,
  };
}

export const endings: readonly Ending[] = [
  ending("com", { specialSale: true }),
  ending("net", { renewPrice: 14 }),
  ending("id", { kind: "country", price: 15, privacySupported: false, restriction: "An identity document" }),
  ending("co.id", { kind: "country", price: 8 }),
  ending("cn", { kind: "country", price: 5, renewPrice: 6 }),
  ending("com.cn", { kind: "country", price: 5, renewPrice: 6 }),
  ending("中国", { ascii: "xn--fiqs8s", kind: "country", scripts: ["Han"] }),
];

const askedAt = "2026-11-21T20:00:00.000Z";

export const deskAnswers = {
  "cms.seo": { title: "Title", description: "Description", keywords: "keywords" },
  "finance.currencyRate": { base: "USD", quote: "IDR", rate: 16_000, date: "2026-11-20", source: "test" },
  "bcd.price": { list: endings, isDemo: true },
  "bcd.domain": { urls: [item("kopinusa.shop", "UNREGISTERED", { description: "A shop" })] },
  "bcd.search": {
    wholeDomain: { secondDomain: "kopinusa", topDomain: "com" },
    resultList: [item("kopinusa.com")],
    mutipleSearchResult: [],
    refused: [],
    doubled: 0,
    cut: 0,
    isDemo: true,
    askedAt,
  },
};

interface StreamOptions {
  /** Names whose row never arrives. */
  silent?: readonly string[];
  /** Whether the response breaks off before its end. */
  breaks?: boolean;
}

/** The search as the API streams it: a row for each requested name, from `itemOf`. */
export function streamingFetch(
  itemOf: (name: string) => DomainItem,
  { silent = [], breaks = false }: StreamOptions = {},
) {
  const asked: string[] = [];
  async function answer(_address: unknown, request?: RequestInit): Promise<Response> {
    // The page under test wrote it.
    const { q } = JSON.parse(typeof request?.body === "string" ? request.body : "{}") as { q: string };
    asked.push(q);
    const { wanted, refused, doubled, cut, wholeDomain } = readNames(q, { limit: 200, endings });
    const names = wanted.map(({ name }) => name);
    const said = { wholeDomain, refused, doubled, cut, isDemo: true, askedAt };
    const lines = [
      { kind: "asked", names, ...said },
      ...names.filter((name) => !silent.includes(name)).map((name) => ({ kind: "row", item: itemOf(name) })),
      ...(breaks ? [] : [{ kind: "end" }]),
    ];
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""), {
      headers: { "Content-Type": "application/x-ndjson" },
    });
  }
  return { asked, answer };
}
