import type { Bus } from "@zhian/contracts/bus";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import { prefetchFragment, preloadFragment } from "../files/fetch-ahead.ts";
import { mayPrefetch } from "../files/network.ts";
import type { Directory } from "../page/directory.ts";
import { hideUnavailable, showUnavailable } from "../page/unavailable-notice.ts";
import { within } from "../timing/with-timeout.ts";
import { createOnDemandFragments, type OnDemandFragments } from "./on-demand-fragments.ts";
import { reloadToOpen } from "./reload-to-open.ts";

interface FollowOptions {
  page: PageState;
  shell: Bus;
  directory: Pick<Directory, "detailsOf">;
  slots: ReadonlyMap<Slot, HTMLElement>;
}

/** Short: a visitor is waiting. */
const limitMs = 4_000;

/** Opens the on-demand fragment that an event or the URL requests; the overlay shows a notice if it cannot be loaded. */
export function activateFragments(
  { page, shell, directory, slots }: FollowOptions,
  wake: (fragment: PageFragment) => Promise<void>,
): OnDemandFragments {
  const overlay = slots.get("overlay");
  const onDemandFragments = createOnDemandFragments({
    document,
    openers: page.openers,
    bus: shell,
    async wake(opener) {
      const fragment = await within(opener.name, limitMs, directory.detailsOf(opener));
      preloadFragment(document, fragment);
      if (overlay) hideUnavailable(overlay);
      await wake(fragment);
    },
    prepare(opener) {
      if (!mayPrefetch(navigator)) return;
      directory.detailsOf(opener).then(
        (fragment) => prefetchFragment(fragment),
        // Fetched again when it is needed.
        () => undefined,
      );
    },
    onMissing(event) {
      if (overlay) showUnavailable(overlay, { locale: shell.get("locale"), retry: () => reloadToOpen(event) });
    },
  });
  const readAddress = () => onDemandFragments.open(new URLSearchParams(location.search));
  shell.on("route.changed").subscribe(() => {
    if (overlay) hideUnavailable(overlay);
    readAddress();
  });
  readAddress();
  return onDemandFragments;
}
