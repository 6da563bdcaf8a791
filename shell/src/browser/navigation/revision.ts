import type { PageState } from "@zhian/contracts/page";
import type { SiteNow } from "@zhian/contracts/site-now";

const askAgainAfterMs = 5_000;
const limitMs = 10_000;

interface Options {
  /** What the page came from. */
  own: Pick<PageState, "revision" | "site">;
  /** Goes on with the site as it is now, in this document. False: that takes another document. Rejects when it cannot be told at the moment. */
  adopt(now: SiteNow, isAtOnce: boolean): Promise<boolean>;
  now?: () => number;
}

/**
 * An open tab goes on with the site's next revision where it stands, one fragment after the other. What cannot be had that way comes with its
 * next navigation, which is a document load then.
 */
export function watchRevision({ own, adopt, now = () => performance.now() }: Options) {
  // A copy: the page's own state is renewed while the tab goes on.
  let shown = { revision: own.revision, site: own.site };
  let isOutdated = false;
  /** Of one revision there is a list for each side of a canary. In one document nobody goes over to the other. */
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

  /** Outdated too: it hears of a recall, and of a site that is back where the tab is. */
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
      // Offline, or a server that is busy: what the page has still works, and the next intent asks again.
      return false;
    }
  }

  /** Not with a shell that tells its revision alone, nor back: a shell that lags behind has what this tab has left. */
  async function goesOn({ revision = 0, site, ...more }: Partial<SiteNow>, isAtOnce: boolean): Promise<boolean> {
    if (site === undefined || revision < shown.revision) return false;
    if (!(await adopt({ revision, site, ...more } as SiteNow, isAtOnce))) return false;
    shown = { revision, site };
    isOnOtherSide = false;
    return true;
  }

  return {
    ask,
    /** Takes what the site serves by now, without waiting for a quiet moment. Whatever this document cannot go on with comes with another one. */
    async renew(): Promise<void> {
      await asking;
      await askNow(true);
    },
    /** Also when its visitor has signed in or out, and is given other releases since. */
    isOutdated: () => isOutdated || isOnOtherSide,
  };
}
