import "@zhian/ui/base.css";
import "../../shell/src/browser/shell.css";
import type { DataRouter } from "@zhian/fragment/router";
import { filledSlots, slotParts } from "./fragments.ts";
import { hydrateSlot } from "./hydrate-slot.tsx";
import { openPage, readPageData } from "./open-page.ts";

/** The same trees as the composed site, hydrated by one bundle: no federation, no single-spa, no registry. */
const page = openPage(readPageData());

await Promise.all(
  filledSlots.map(async (slot) => {
    const router = await hydrateSlot(slotParts[slot], slot, page);
    if (slot === "main") followAddress(router);
  }),
);

/** Does the work of the shell and single-spa on navigation: notifies header and footer, and scrolls the page to its top. */
function followAddress(router: DataRouter): void {
  let told = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== "idle" || location === told) return;
    told = location;
    scrollTo(0, 0);
    dispatchEvent(Object.assign(new PopStateEvent("popstate"), { singleSpa: true }));
  });
}
