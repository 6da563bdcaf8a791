import type { DomainItem } from "@zhian/contracts/domain";
import { withRecommendations, withRow, withSearch } from "@zhian/domains/domain-state";
import type { Desk, FoundRows, Question, SearchAction } from "./desk.ts";

/** The desk after a line of the search, or after its end. */
export function afterSearch(desk: Desk, action: SearchAction): Desk {
  const { domain, search } = desk;
  switch (action.is) {
    case "began":
      return begun(desk, action.question, action.found);
    case "asked": {
      const { names, isDemo, askedAt, kind: _, ...said } = action.line;
      // Visible rows keep their positions, and their answers until new ones arrive.
      if (search.isGiven && names.join() === rowsOf(desk).join()) return { ...desk, search: { ...search, askedAt } };
      const begins = begun(desk, { ...said, names, isOne: search.isOne }, null);
      // Suggestions are requested at the same time, and may have arrived first.
      const kept = withRecommendations(begins.domain, domain.recommendNameList);
      return { ...begins, domain: kept, search: { ...begins.search, isDemo, askedAt } };
    }
    case "answered":
      return {
        ...desk,
        domain: withRow(domain, action.item),
        search: { ...search, pending: without(search.pending, action.item.domainName) },
      };
    case "ended":
      return { ...desk, search: { ...search, status: "ended", pending: new Set() } };
    case "failed":
      // Rows that arrived before stay valid; the others become TIMEOUT, to be requested one by one.
      return { ...desk, search: { ...search, status: "failed", failure: action.failure, pending: new Set() } };
    case "retried":
      return { ...desk, search: { ...search, pending: new Set(search.pending).add(action.name) } };
    case "left-open":
      return { ...desk, search: { ...search, pending: without(search.pending, action.name) } };
    case "recommended":
      return { ...desk, domain: withRecommendations(domain, action.items) };
  }
}

function begun(desk: Desk, question: Question, found: FoundRows | null): Desk {
  const { names, wholeDomain, ...said } = question;
  const isAsking = names.length > 0;
  return {
    ...desk,
    domain: withSearch(desk.domain, {
      wholeDomain,
      items: found?.items ?? names.map(unanswered),
      isOne: question.isOne,
    }),
    search: {
      isOne: said.isOne,
      refused: said.refused,
      doubled: said.doubled,
      cut: said.cut,
      status: isAsking ? "asking" : "idle",
      isDemo: found?.isDemo ?? false,
      askedAt: found?.askedAt ?? "",
      isGiven: found !== null,
      pending: new Set(found ? [] : names),
    },
  };
}

function rowsOf({ domain: { resultList, mutipleSearchResult } }: Desk): string[] {
  return [...resultList, ...mutipleSearchResult].map(({ domainName }) => domainName);
}

/** A placeholder row. Until there is an answer, the only action is a retry. */
function unanswered(domainName: string): DomainItem {
  return {
    domainName,
    status: "TIMEOUT",
    atResList: false,
    duration: 1,
    privacySupported: false,
    description: "",
    displayTag: "",
    durationSource: [],
    tradeType: "register",
    specialSale: false,
  };
}

/** Whether more than the name is known. */
export function isAnswered({ durationSource }: DomainItem): boolean {
  return durationSource.length > 0;
}

function without(names: ReadonlySet<string>, name: string): Set<string> {
  const rest = new Set(names);
  rest.delete(name);
  return rest;
}
