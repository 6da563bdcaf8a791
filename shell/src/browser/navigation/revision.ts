import type { PageState } from "@zhian/contracts/page";
import type { SiteNow } from "@zhian/contracts/site-now";

const askAgainAfterMs = 5_000;
const limitMs = 10_000;

interface Options {
  /** The revision and list that the page was rendered from. */
  own: Pick<PageState, "revision" | "site">;
  /** Moves this document on to the site's current state. False: that takes another document. Rejects when that cannot be decided now. */
  adopt(now: SiteNow, isAtOnce: boolean): Promise<boolean>;
  now?: () => number;
}

/**
 * An open tab moves on to the site's next revision in place, one fragment after the other. What cannot move in place changes with the
 * next navigation, which is then a document load.
 */
export function watchRevision({ own, adopt, now = () => performance.now() }: Options) {
  // A copy: the page's own state is renewed while the tab goes on.
  let shown = { revision: own.revision, site: own.site };
  let isOutdated = false;
  /** One revision has a list for each side of a canary. A document never changes sides. */
  let isOnOtherSide = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  /** Resolves to whether the site could be asked, or was just now. */
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

  /** Also in an outdated tab: it must learn of a recall, and of a site that is back at the tab's revision. */
  async function look(isAtOnce: boolean): Promise<boolean> {
    try {
      // A server that does not answer must not block the next question.
      const response = await fetch("/_revision", { cache: "no-cache", signal: AbortSignal.timeout(limitMs) });
      const site = (await response.json()) as Partial<SiteNow>;
      if (typeof site.revision !== "number") return false;
      const isShown = site.revision === shown.revision;
      if (isShown) isOnOtherSide = site.site !== undefined && site.site !== shown.site;
      isOutdated = !isShown && !(await goesOn(site, isAtOnce));
      return true;
    } catch {
      // Offline, or a busy server: the page still works as it is, and the next intent requests it again.
      return false;
    }
  }

  /** Not with a shell that sends only its revision, nor backwards: a shell that lags behind serves what this tab has left. */
  async function goesOn({ revision = 0, site, ...more }: Partial<SiteNow>, isAtOnce: boolean): Promise<boolean> {
    if (site === undefined || revision < shown.revision) return false;
    if (!(await adopt({ revision, site, ...more } as SiteNow, isAtOnce))) return false;
    shown = { revision, site };
    isOnOtherSide = false;
    return true;
  }

  return {
    ask,
    /** Moves to what the site serves now, without waiting for a quiet moment. What this document cannot adopt comes with another one. */
    async renew(): Promise<void> {
      await asking;
      await askNow(true);
    },
    /** Also when its visitor has signed in or out, and gets other releases since. */
    isOutdated: () => isOutdated || isOnOtherSide,
  };
}
