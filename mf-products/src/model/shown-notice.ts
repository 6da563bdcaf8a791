import type { Notice } from "@zhian/contracts/cms";

/** A notice as a page shows it. Days and times are written by its loader: two engines might not write them alike. */
export interface ShownNotice extends Omit<Notice, "publishedAt" | "startsAt" | "endsAt"> {
  published: string;
  /** When work is done, in each zone; empty when the notice is not of work. */
  times: { zone: string; time: string }[];
}
