import type { Notice } from "@zhian/contracts/cms";

/** A notice as a page shows it. The loader formats days and times: two engines might format them differently. */
export interface ShownNotice extends Omit<Notice, "publishedAt" | "startsAt" | "endsAt"> {
  published: string;
  /** The time of maintenance, in each zone; empty for other notices. */
  times: { zone: string; time: string }[];
}
