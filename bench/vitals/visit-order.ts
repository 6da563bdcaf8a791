import type { Measured } from "@zhian/contracts/vitals-beacon";

/** The order for the client, as JSON on its command line. */
export interface VisitOrder {
  /** Origin of the shell. */
  url: string;
  path: string;
  /** Visitors per second. */
  rate: number;
  seconds: number;
  /** The number of earlier visitors, so that none reuses an address. */
  before: number;
  /** The values that each page reports. */
  values: Measured[];
  withBeacons: boolean;
}

export interface VisitReport {
  pages: number;
  failed: number;
  beacons: number;
  /** The time of each page, from when it was due. */
  pageMs: number[];
}
