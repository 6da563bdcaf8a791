const askAgainAfterMs = 5_000;

/**
 * An open tab keeps the releases it came with; when the site has moved on, its next navigation is a document load, so that
 * a page never mixes two revisions.
 */
export function watchRevision(own: number, now: () => number = () => performance.now()) {
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    if (isOutdated || now() - askedAt < askAgainAfterMs) return;
    askedAt = now();
    try {
      const response = await fetch("/_revision", { cache: "no-store" });
      const { revision } = (await response.json()) as { revision?: unknown };
      isOutdated = typeof revision === "number" && revision !== own;
    } catch {
      // Offline, or a server that is busy: what the page has still works, and the next intent asks again.
    }
  }

  return { ask: () => void ask(), isOutdated: () => isOutdated };
}
