import type { Measured } from "@zhian/contracts/vitals-beacon";

/** The order for the client, as JSON on its command line. */
export interface VisitOrder {
  /** Origin of the shell. */
  url: string;
  path: string;
  /** Visitors each second. */
  rate: number;
  seconds: number;
  /** Visitors before these: none has the address of an earlier one. */
  before: number;
  /** Each page's report of itself. */
  values: Measured[];
  withBeacons: boolean;
}

export interface VisitReport {
  pages: number;
  failed: number;
  beacons: number;
  /** Of each page, from when it was due. */
  pageMs: number[];
}
