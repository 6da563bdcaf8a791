import { plainPath } from "@zhian/contracts/locale";
import type { PageFragment } from "@zhian/contracts/page";
import { reloadToOpen } from "../activation/reload-to-open.ts";
import { isLostFile, reloadOnce } from "../files/chunk-reload.ts";
import { refreshCopies } from "../files/refresh-copies.ts";
import { hideUnavailable, showUnavailable } from "../page/unavailable-notice.ts";
import type { FailureParts } from "./failure-parts.ts";
import { createGivingWay } from "./give-way.ts";
import { remount } from "./remount.ts";
import type { Mending } from "./remountable.ts";

export interface Failures {
  /** Reports that the fragment could not be loaded or mounted, or broke during use. */
  tell(fragment: PageFragment, error: unknown): void;
  /** Reports that the fragment could not be unmounted. */
  tellLeft(fragment: PageFragment, error: unknown): void;
  /** Retries from the start: a fragment that broke once is not lost for the session. */
  retry(fragment: PageFragment): Promise<void>;
}

export const mending: Mending = { broken: new Set(), retried: new Set() };

/** Handles a fragment that fails: the previous release takes its place, or a notice offers a retry. */
export function createFailures(parts: FailureParts): Failures {
  const { site, remotes, slots, report } = parts;
  const givingWay = createGivingWay(parts, giveUp);

  function tell(fragment: PageFragment, error: unknown): void {
    report(fragment, error, "broken");
    // A late error of a release that has already been replaced.
    if (remotes.releaseOf(fragment.name)?.version !== fragment.version) return;
    mending.broken.add(fragment.name);
    if (!givingWay.begin(fragment, error)) giveUp(fragment, error);
  }

  function giveUp({ name, slots: own, opensOn }: PageFragment, error: unknown): void {
    const shown = [...slots].filter(
      ([slot]) => own.includes(slot) && site.ownerAt(slot, plainPath(location.pathname))?.name === name,
    );
    // A browser may keep refusing a file for the life of the document: the visitor requested a retry, so load a new document.
    const isAsked = mending.retried.delete(name);
    if (opensOn && isAsked && navigator.onLine) return reloadToOpen(opensOn);
    // Without a network, a reload would replace this page with the browser's own error page. An on-demand fragment is not worth a
    // reload, nor is one the visitor has left: it would interrupt what the visitor is doing now.
    const isWorthIt = !opensOn && shown.length > 0 && navigator.onLine;
    if (isWorthIt && isAsked) return location.reload();
    if (isWorthIt && isLostFile(error) && reloadOnce(window)) return;
    for (const [, element] of shown) {
      showUnavailable(element, {
        locale: parts.busFor(undefined).get("locale"),
        retry: () => void retry({ name }),
      });
    }
    parts.settled();
  }

  async function retry({ name }: Pick<PageFragment, "name">): Promise<void> {
    const fragment = remotes.releaseOf(name);
    if (!fragment) return;
    for (const slot of fragment.slots) {
      const element = slots.get(slot);
      if (element) hideUnavailable(element);
    }
    mending.retried.add(name);
    parts.stalls.forgive(name);
    await refreshCopies(fragment);
    await remount(name);
  }

  return {
    tell,
    tellLeft(fragment, error) {
      report(fragment, error, "broken");
      if (remotes.wantedOf(fragment.name)) return;
      mending.broken.add(fragment.name);
      giveUp(fragment, error);
    },
    retry,
  };
}
