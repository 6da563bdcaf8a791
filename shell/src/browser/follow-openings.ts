import type { Bus } from "@zhian/contracts/bus";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import { askAgain } from "./ask-again.ts";
import type { Directory } from "./directory.ts";
import { prefetchFragment, preloadFragment } from "./fetch-ahead.ts";
import { mayPrefetch } from "./network.ts";
import { createOpenings, type Openings } from "./openings.ts";
import { hideUnavailable, showUnavailable } from "./unavailable-notice.ts";
import { within } from "./within.ts";

interface FollowOptions {
  page: PageState;
  shell: Bus;
  directory: Pick<Directory, "detailsOf">;
  slots: ReadonlyMap<Slot, HTMLElement>;
}

/** A visitor waits for it. */
const limitMs = 4_000;

/** Opens what is asked for beside the page, by its address too, and says so in the overlay when it cannot be had. */
export function followOpenings(
  { page, shell, directory, slots }: FollowOptions,
  wake: (fragment: PageFragment) => Promise<void>,
): Openings {
  const overlay = slots.get("overlay");
  const openings = createOpenings({
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
        // Asked for again when it is needed.
        () => undefined,
      );
    },
    onMissing(event) {
      if (overlay) showUnavailable(overlay, { locale: shell.get("locale"), retry: () => askAgain(event) });
    },
  });
  const readAddress = () => openings.open(new URLSearchParams(location.search));
  shell.on("route.changed").subscribe(() => {
    if (overlay) hideUnavailable(overlay);
    readAddress();
  });
  readAddress();
  return openings;
}
