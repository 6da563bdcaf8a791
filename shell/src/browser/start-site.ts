import type { Navigate } from "@zhian/contracts/page";
import { createApplications } from "./applications.ts";
import { awaitOpenings } from "./await-openings.ts";
import { followCart } from "./cart-count.ts";
import { installCheckedElements } from "./checked-elements.ts";
import { clearStorage } from "./clear-storage.ts";
import { followConnection } from "./connection.ts";
import { createDirectory } from "./directory.ts";
import { followFaults } from "./follow-faults.ts";
import { guardSlots } from "./guard-slots.ts";
import { createSetHead, followBrand } from "./head.ts";
import { createIntegrityHashes } from "./integrity.ts";
import { followAddresses, holdMain, keepSlots } from "./layout.ts";
import { createNavigate, followLinks } from "./navigation.ts";
import { createOngoing } from "./ongoing.ts";
import { readPageState } from "./page-state.ts";
import { keepPreferences } from "./preferences.ts";
import type { prefetchLinks } from "./prefetch.ts";
import { followRaisedErrors } from "./raised-errors.ts";
import { createRemotes } from "./remotes.ts";
import { reportDamage, reportFailure, reportThrown } from "./report.ts";
import { watchRevision } from "./revision.ts";
import { followRoutes } from "./routing.ts";
import { manageScroll } from "./scroll.ts";
import { createSettling } from "./settling.ts";
import { createSite } from "./site.ts";
import { createSiteApi } from "./site-api.ts";
import { createSiteBus } from "./site-bus.ts";
import { findSlots } from "./slots.ts";
import { createStallGuard, type StallGuard } from "./stall-guard.ts";
import { texts } from "./texts.ts";
import { readToken } from "./token.ts";
import { showUnavailable } from "./unavailable-notice.ts";
import { createWatch } from "./watch-fragments.ts";
import { watchPrototypes } from "./watch-prototypes.ts";
import { whenIdle } from "./when-idle.ts";

/** Makes the document that the server sent a living site: everything is made here, and handed to those who need it. */
export function startSite(): void {
  const page = readPageState(document);
  const site = createSite(page, location.pathname);
  const slots = guardSlots(findSlots(document), reportDamage);
  const main = slots.get("main");
  const bus = createSiteBus(page);
  // An error in one of the shell's subscribers is the shell's, not the publisher's.
  const shell = bus.as("shell", reportThrown);
  const { settled, untilSettled, onSettled } = createSettling();
  const ongoing = createOngoing(window);
  const revision = watchRevision(page.revision);
  const integrity = createIntegrityHashes(page, location.origin);
  installCheckedElements(integrity);
  const stalls = createStallGuard({ storage: () => window.sessionStorage, clock: performance });
  const watch = createWatch({ stalls, takeChanges: watchPrototypes(), report: reportFailure });
  const remotes = createRemotes(page.fragments, integrity.integrityOf, watch);

  const directory = createDirectory({
    site,
    onFound(fragment) {
      integrity.learn(fragment);
      remotes.add(fragment);
      applications.add(fragment);
    },
  });

  const goTo = createNavigate({
    site,
    directory,
    remotes,
    ongoing,
    isOutdated: revision.isOutdated,
    isOnline: () => shell.get("online"),
    sayOffline: () => shell.publish("toast.shown", { kind: "warning", message: texts.offline[shell.get("locale")] }),
    untilSettled,
  });
  const navigate: Navigate = (url, how) => void goTo(url, how);
  const { api, session } = createSiteApi({ config: page.config, shell, navigate });
  const setHead = createSetHead(page.config.origin, shell);

  onSettled(holdMain(site, main).release);
  onSettled(manageScroll(main).settle);
  followRoutes(bus);
  keepSlots(site, slots);
  followAddresses({
    site,
    slots,
    directory,
    onUnknown: (retry) => main && showUnavailable(main, { locale: shell.get("locale"), retry }),
  });
  // First the address of the other language, then what stands there.
  keepPreferences(shell, (url) => history.replaceState(history.state, "", url));
  followRaisedErrors({ site, shell, main, setHead, settled });
  followLinks(document, { site, navigate, isOutdated: revision.isOutdated });
  prefetchOnceIdle(document, { site, directory, remotes, watch, integrity, revision });
  followConnection({ shell, header: bus.as("header"), session, revision });
  followCart(bus.as("domain"));
  followBrand(shell);
  followLeaving(stalls);

  const openings = awaitOpenings({ page, shell, directory, slots }, (fragment) => applications.wake(fragment));
  const given = { busFor: bus.as, openings, api, navigate, setHead, settled, report: reportFailure };
  const applications = createApplications({ site, remotes, watch, ongoing, forgive: stalls.forgive, slots, ...given });
  followFaults({ slots, releaseOf: applications.find });
  if (readToken()) void session.load();
}

function followLeaving(stalls: Pick<StallGuard, "leave">): void {
  window.addEventListener("pagehide", () => {
    stalls.leave();
    // The specification: local storage is cleared when the layout is destroyed, whoever has written there.
    clearStorage(() => window.localStorage);
  });
}

/** Who cannot have it follows links all the same. */
function prefetchOnceIdle(...given: Parameters<typeof prefetchLinks>): void {
  whenIdle(async () => {
    const late = await import(/* webpackChunkName: "once-idle" */ "./prefetch.ts").catch(() => undefined);
    late?.prefetchLinks(...given);
  });
}
