import type { PageState } from "@zhian/contracts/page";
import type { SiteNow } from "@zhian/contracts/site-now";

const askAgainAfterMs = 5_000;
const limitMs = 10_000;

interface Options {
  /** The revision and list that the page was rendered from. */
  own: Pick<PageState, "revision" | "site">;
  /** Updates this document to the site's current state. False if that needs a new document. Rejects if that cannot be decided now. */
  adopt(now: SiteNow, isAtOnce: boolean): Promise<boolean>;
  now?: () => number;
}

/**
 * Updates an open tab to the site's next revision in place, one fragment at a time. What cannot be updated in place changes with the
 * next navigation, which is then a document load.
 */
export function watchRevision({ own, adopt, now = () => performance.now() }: Options) {
  // A copy: the page's own state is updated while the tab stays open.
  let shown = { revision: own.revision, site: own.site };
  let isOutdated = false;
  /** One revision has a list for each side of a canary. A document never changes sides. */
  let isOnOtherSide = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  /** Resolves to whether the site responded, or was polled just now. */
  async function ask(): Promise<boolean> {
    return asking !== undefined || now() - askedAt < askAgainAfterMs || askNow(false);
  }

  function askNow(isAtOnce: boolean): Promise<boolean> {
    askedAt = now();
    asking = look(isAtOnce).finally(() => {
      asking = undefined;
    });
    return asking;
  }

  /** Polls in an outdated tab, too: it must learn of a recall, and of a site that is back at the tab's revision. */
  async function look(isAtOnce: boolean): Promise<boolean> {
    try {
      // A server that does not respond must not block the next poll.
      const response = await fetch("/_revision", { cache: "no-cache", signal: AbortSignal.timeout(limitMs) });
      const site = (await response.json()) as Partial<SiteNow>;
      if (typeof site.revision !== "number") return false;
      const isShown = site.revision === shown.revision;
      if (isShown) isOnOtherSide = site.site !== undefined && site.site !== shown.site;
      isOutdated = !isShown && !(await goesOn(site, isAtOnce));
      return true;
    } catch {
      // Offline, or a busy server: the page still works as it is, and the next poll tries again.
      return false;
    }
  }

  /** Never with a shell that sends only its revision, and never backwards: a shell that lags behind serves an older revision. */
  async function goesOn({ revision = 0, site, ...more }: Partial<SiteNow>, isAtOnce: boolean): Promise<boolean> {
    if (site === undefined || revision < shown.revision) return false;
    if (!(await adopt({ revision, site, ...more } as SiteNow, isAtOnce))) return false;
    shown = { revision, site };
    isOnOtherSide = false;
    return true;
  }

  return {
    ask,
    /** Updates to what the site serves now, without waiting for a quiet moment. What cannot be adopted needs a new document. */
    async renew(): Promise<void> {
      await asking;
      await askNow(true);
    },
    /** Also true if the visitor has signed in or out, and gets other releases since. */
    isOutdated: () => isOutdated || isOnOtherSide,
  };
}
