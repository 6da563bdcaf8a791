import type { SiteBus } from "@zhian/bus/create-bus";
import type { PageFragment } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import type { Site } from "../page/site.ts";
import type { Remotes } from "./remotes.ts";
import type { StallGuard } from "./stall-guard.ts";

export interface FailureParts {
  site: Site;
  remotes: Remotes;
  /** Its `forgive` is called when a visitor retries a fragment. */
  stalls: Pick<StallGuard, "forgive">;
  slots: ReadonlyMap<Slot, HTMLElement>;
  busFor: SiteBus["as"];
  /** Fetches what is needed to load the release whose details have this integrity. */
  readRelease(details: string): Promise<PageFragment>;
  settled(): void;
  report(fragment: PageFragment, error: unknown, kind: string): void;
}
