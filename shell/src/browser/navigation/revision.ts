import type { SiteNow } from "@zhian/contracts/site-now";

const askAgainAfterMs = 5_000;

interface Options {
  /** The revision that the page came from. */
  own: number;
  /** Goes on with the site as it is now, in this document. False: that takes another document. Rejects when it cannot be told at the moment. */
  adopt(now: SiteNow): Promise<boolean>;
  now?: () => number;
}

/**
 * An open tab goes on with the site's next revision where it stands, one fragment after the other. What cannot be had that way comes with its
 * next navigation, which is a document load then.
 */
export function watchRevision({ own, adopt, now = () => performance.now() }: Options) {
  let shown = own;
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isOutdated || isAsking || now() - askedAt < askAgainAfterMs) return;
    askedAt = now();
    isAsking = true;
    try {
      const response = await fetch("/_revision", { cache: "no-store" });
      const site = (await response.json()) as Partial<SiteNow>;
      const { revision } = site;
      if (typeof revision !== "number" || revision === shown) return;
      if (await canGoOn(site)) shown = revision;
      else isOutdated = true;
    } catch {
      // Offline, or a server that is busy: what the page has still works, and the next intent asks again.
    } finally {
      isAsking = false;
    }
  }

  /** Not with a shell that tells its revision alone, nor back: a shell that lags behind has what this tab has left. */
  async function canGoOn(site: Partial<SiteNow>): Promise<boolean> {
    return site.site !== undefined && Number(site.revision) > shown && (await adopt(site as SiteNow));
  }

  return { ask: () => void ask(), isOutdated: () => isOutdated };
}
