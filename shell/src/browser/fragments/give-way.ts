import type { PageFragment } from "@zhian/contracts/page";
import { within } from "../timing/with-timeout.ts";
import type { FailureParts } from "./failure-parts.ts";
import { remount } from "./remount.ts";

/** Short: a visitor is waiting. */
const limitMs = 2_000;

/**
 * Last known good: a release that fails in a document is replaced there by the one that the site serves now, or by the previous one,
 * in the same view. `giveUp` is called if neither can be loaded.
 */
export function createGivingWay(
  { remotes, slots, readRelease, report }: Pick<FailureParts, "remotes" | "slots" | "readRelease" | "report">,
  giveUp: (fragment: PageFragment, error: unknown) => void,
) {
  /** Versions that are being replaced, by fragment: if two slots fail together, the first failure starts it. */
  const underWay = new Map<string, string>();

  async function giveWay(fragment: PageFragment, error: unknown): Promise<void> {
    const { name, earlier = "" } = fragment;
    try {
      const next = remotes.wantedOf(name) ?? (await within(name, limitMs, readRelease(earlier)));
      // No other release may hydrate the failed release's HTML.
      for (const { dataset } of slots.values()) {
        if (dataset["fragment"] === name && dataset["outcome"] === "rendered") dataset["outcome"] = "outdated";
      }
      remotes.distrust(fragment);
      if (!remotes.want(next)) throw error;
      report(fragment, `replaced by ${next.version}`, "replaced");
      await remount(name);
    } catch {
      // Already reported.
      giveUp(fragment, error);
    } finally {
      underWay.delete(name);
    }
  }

  return {
    /** Returns whether another release can take its place. */
    begin(fragment: PageFragment, error: unknown): boolean {
      const { name, version, earlier } = fragment;
      if (underWay.get(name) === version) return true;
      const isThere = earlier !== undefined || remotes.wantedOf(name) !== undefined;
      if (!isThere || !navigator.onLine) return false;
      underWay.set(name, version);
      void giveWay(fragment, error);
      return true;
    },
  };
}
