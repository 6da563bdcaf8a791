import type { PageFragment, PageState } from "@zhian/contracts/page";
import { reportFailure } from "../faults/report.ts";
import { createRemotes } from "../fragments/remotes.ts";
import { createStallGuard } from "../fragments/stall-guard.ts";
import { createWatch } from "../fragments/watch-fragments.ts";
import { installCheckedElements } from "../guards/checked-elements.ts";
import { detectPrototypePollution } from "../guards/detect-prototype-pollution.ts";
import { createIntegrityHashes } from "../guards/integrity.ts";
import { readSiteFile } from "../page/read-site-file.ts";

/** Loads releases into the page: by hash only, and each watched while its code runs. */
export function createReleases(page: PageState) {
  const integrity = createIntegrityHashes(page, location.origin);
  installCheckedElements(integrity);
  const stalls = createStallGuard({ storage: () => window.sessionStorage, clock: performance });
  const watch = createWatch({ stalls, takeChanges: detectPrototypePollution(), report: reportFailure });
  const remotes = createRemotes(page.fragments, integrity.integrityOf, watch);

  /** Fetches what is needed to load the release whose details have this hash. */
  async function readRelease(details: string): Promise<PageFragment> {
    // Written by the shell, which also sent the hash.
    const release = (await readSiteFile(details)) as PageFragment;
    integrity.learn(release);
    return release;
  }

  return { integrity, stalls, watch, remotes, readRelease };
}
