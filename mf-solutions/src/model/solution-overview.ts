import type { Words } from "@zhian/page/content";

/** What is particular to a solution without a page of its own; the rest is known from the list of solutions. */
export interface SolutionOverview {
  lead: Words;
  /** What each product does in it, in the order of the list. */
  roles: readonly Words[];
}
