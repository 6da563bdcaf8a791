import { percentile } from "../../bench/statistics.ts";
import type { EdgeAnswers } from "./prove-edge.ts";
import type { Kill } from "./prove-kills.ts";
import type { Limits } from "./prove-limits.ts";
import type { Outage } from "./prove-outage.ts";
import type { RollbackTimes } from "./prove-rollback.ts";
import type { Traces } from "./prove-trace.ts";

export interface ClusterFindings {
  edge: EdgeAnswers;
  traces: Traces;
  limits: Limits;
  rollback: RollbackTimes;
  kills: Kill[];
  outage: Outage;
}

export interface Verdict {
  what: string;
  target: string;
  measured: string;
  isMet: boolean;
  /** Speeds, which depend on the machine as much as on us: reported, but no reason to fail. */
  isTimed?: true;
}

/** The findings with their targets. */
export function judge({ edge, traces, limits, rollback, kills, outage }: ClusterFindings): Verdict[] {
  const { codes, searches } = limits;
  const middle = percentile(rollback.rounds, 0.5);
  return [
    {
      what: "a page through the edge",
      target: "HTTP/2 over TLS, brotli, a request id set by the edge",
      measured: `${edge.protocol}; page ${edge.pageEncoding}, api ${edge.apiEncoding}; id ${edge.requestId.length} digits`,
      isMet:
        edge.protocol === "h2" &&
        edge.pageEncoding === "br" &&
        edge.apiEncoding === "br" &&
        /^(?!f{32})[0-9a-f]{32}$/.test(edge.requestId),
    },
    {
      what: "one trace, found by the edge's request id",
      target: "from the page to the api; from the api's call to its statement",
      measured: [traces.page, traces.call].map((names) => names.join(" → ")).join("; "),
      isMet: traces.page.length > 0 && traces.call.length > 0,
    },
    {
      what: "codes for one phone, requested from two replicas at once",
      target: "1",
      measured: `${codes.sent} of ${codes.asked}`,
      isMet: codes.sent === 1,
    },
    {
      what: "searches by one visitor, sent to two replicas at once",
      target: `≤ ${searches.allowed}`,
      measured: `${searches.answered} of ${searches.asked}`,
      isMet: searches.answered > 0 && searches.answered <= searches.allowed,
    },
    {
      what: "rollback, seen by both shells",
      target: "≤ 1,000 ms",
      measured: `${sayMs(middle)} (${sayMs(Math.min(...rollback.rounds))}–${sayMs(Math.max(...rollback.rounds))})`,
      isMet: middle <= 1_000,
      isTimed: true,
    },
    ...kills.map(({ name, requests, lost, lostAfterwards, problems, recoveredMs }) => ({
      what: `${name} is killed`,
      target: "no requests lost but those in flight on it",
      measured: `${lost} of ${requests} lost, ${lostAfterwards} of them sent afterwards${sayProblems(problems)}; restarted in ${sayMs(recoveredMs)}`,
      isMet: lostAfterwards === 0,
    })),
    {
      what: `the database is down for ${outage.seconds} s`,
      target: "every page served",
      measured: `${outage.lost} of ${outage.requests} lost${sayProblems(outage.problems)}; ready ${sayMs(outage.recoveredMs)} after its return`,
      isMet: outage.lost === 0,
    },
  ];
}

function sayMs(ms: number): string {
  return `${Math.round(ms).toLocaleString("en-GB")} ms`;
}

function sayProblems(problems: readonly string[]): string {
  return problems.length === 0 ? "" : ` (${problems.join(", ")})`;
}
