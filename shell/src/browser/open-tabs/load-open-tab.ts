import type { SiteNow } from "@zhian/contracts/site-now";
import type { createOpenTab, OpenTabParts } from "./open-tab.ts";
import type { putBackKept } from "./recall.ts";

const loadOpenTab = () => import(/* webpackChunkName: "open-tab" */ "./open-tab.ts");

/** Few tabs stay open until the next revision, so the code for it is loaded then. If it cannot load, a new document is needed. */
export function createAdopt(parts: () => OpenTabParts): (now: SiteNow, isAtOnce: boolean) => Promise<boolean> {
  let openTab: ReturnType<typeof createOpenTab> | undefined;
  return async function adopt(now, isAtOnce) {
    if (!openTab) {
      const late = await loadOpenTab().catch(() => undefined);
      if (!late && navigator.onLine) return false;
      if (!late) throw new Error("offline");
      openTab = late.createOpenTab(parts());
    }
    return openTab.adopt(now, isAtOnce);
  };
}

/** Restores the input that the previous document saved before it reloaded for a recall. */
export function putBackOverRecall(parts: Parameters<typeof putBackKept>[0]): void {
  try {
    if (window.sessionStorage.getItem("zhian:over-recall") === null) return;
  } catch {
    return; // Without storage, nothing was saved.
  }
  void loadOpenTab().then(({ putBackKept }) => putBackKept(parts));
}
