import type { Bus } from "@zhian/contracts/bus";
import type { Navigate } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import { awaitActivation } from "../activation/await-activation.ts";
import { followFaults } from "../faults/follow-faults.ts";
import { followRaisedErrors } from "../faults/raised-errors.ts";
import { reportDamage, reportFailure, reportThrown } from "../faults/report.ts";
import { createApplications } from "../fragments/applications.ts";
import { followAddresses, holdMain, keepSlots } from "../fragments/layout.ts";
import type { StallGuard } from "../fragments/stall-guard.ts";
import { guardSlots } from "../guards/guard-slots.ts";
import { createCurrentNavigation } from "../history/current-navigation.ts";
import { manageScroll } from "../history/scroll.ts";
import type { askWhileSeen } from "../navigation/ask-while-seen.ts";
import { createNavigate, followLinks } from "../navigation/navigation.ts";
import { keepPreferences } from "../navigation/preferences.ts";
import { watchRevision } from "../navigation/revision.ts";
import { followRoutes } from "../navigation/routing.ts";
import { createAdopt, putBackOverRecall } from "../open-tabs/load-open-tab.ts";
import type { renewWhenTold } from "../open-tabs/renew-when-told.ts";
import { followTouched } from "../open-tabs/touched.ts";
import { createCatalogue } from "../page/catalogue.ts";
import { createDirectory } from "../page/directory.ts";
import { createSetHead, followBrand } from "../page/head.ts";
import { createPageReady } from "../page/page-ready.ts";
import { readPageState } from "../page/page-state.ts";
import { createSite } from "../page/site.ts";
import { findSlots } from "../page/slots.ts";
import { texts } from "../page/texts.ts";
import { showUnavailable } from "../page/unavailable-notice.ts";
import type { prefetchLinks } from "../prefetch/prefetch.ts";
import { followCart } from "../session/cart-count.ts";
import { clearStorage } from "../session/clear-storage.ts";
import { readToken } from "../session/token.ts";
import { onIdle, whenIdle } from "../timing/when-idle.ts";
import { mayMeasure } from "../vitals/may-measure.ts";
import type { measurePage } from "../vitals/measure-page.ts";
import { followConnection } from "./connection.ts";
import { createReleases } from "./releases.ts";
import { createSiteApi } from "./site-api.ts";
import { createSiteBus } from "./site-bus.ts";

/** Turns the server's document into a live site: creates every part and passes it to the parts that need it. */
export function startSite(): void {
  const page = readPageState(document);
  const site = createSite(page, location.pathname);
  const slots = guardSlots(findSlots(document), reportDamage);
  const main = slots.get("main");
  const bus = createSiteBus(page);
  // An error in one of the shell's subscribers is the shell's, not the publisher's.
  const shell = bus.as("shell", reportThrown);
  const { settled, untilSettled, onSettled } = createPageReady();
  const currentNavigation = createCurrentNavigation(window);
  const releases = createReleases(page);
  const { integrity, stalls, watch, remotes } = releases;
  const catalogue = createCatalogue(page);
  const directory = createDirectory({
    site,
    onFound(fragment) {
      integrity.learn(fragment);
      remotes.add(fragment);
      applications.add(fragment);
    },
  });

  const touched = followTouched(document);
  const openTab = { site, slots, shell, directory, touched, untilSettled, ...releases };
  const revision = watchRevision({ own: page, adopt: createAdopt(() => ({ ...openTab, applications })) });
  const goTo = createNavigate({
    site,
    directory,
    remotes,
    currentNavigation,
    isOutdated: revision.isOutdated,
    isOnline: () => shell.get("online"),
    sayOffline: () => shell.publish("toast.shown", { kind: "warning", message: texts.offline[shell.get("locale")] }),
    untilSettled,
  });
  const navigate: Navigate = (url, how) => void goTo(url, how);
  const { api, session } = createSiteApi({ page, shell, navigate });
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
  // First switch to the other language's address, then to its content.
  keepPreferences(shell, (url) => history.replaceState(history.state, "", url));
  followRaisedErrors({ site, shell, main, setHead, settled });
  followLinks(document, { site, navigate, isOutdated: revision.isOutdated });
  followOnceIdle(revision, { site, directory, catalogue, remotes, watch, integrity, revision }, onSettled);
  followConnection({ shell, header: bus.as("header"), session, revision });
  followStates(bus.as("domain"), shell);
  followLeaving(stalls);

  const onDemand = awaitActivation({ page, shell, directory, slots }, (fragment) => applications.wake(fragment));
  const given = { busFor: bus.as, onDemand, api, catalogue, navigate, setHead, settled, report: reportFailure };
  const applications = createApplications({ site, ...releases, currentNavigation, slots, ...given });
  followReleases(page.config, { slots, releaseOf: remotes.releaseOf });
  putBackOverRecall({ slots });
  if (readToken()) void session.load();
}

function followStates(domain: Bus, shell: Bus): void {
  followCart(domain);
  followBrand(shell);
}

function followLeaving(stalls: Pick<StallGuard, "leave">): void {
  window.addEventListener("pagehide", () => {
    stalls.leave();
    // As specified, local storage is cleared when the layout is destroyed, whatever wrote it.
    clearStorage(() => window.localStorage);
  });
}

/**
 * Attributes errors and slowness to the release that causes them. The browser buffers timings from before the code loads; a page
 * that cannot load the code reports no timings.
 */
function followReleases({ measuredShare }: PublicConfig, owners: Parameters<typeof measurePage>[0]): void {
  followFaults(owners);
  if (!mayMeasure(navigator, measuredShare)) return;
  whenIdle(async () => {
    const late = await import(/* webpackChunkName: "vitals" */ "../vitals/measure-page.ts").catch(() => undefined);
    late?.measurePage(owners);
  });
}

/** Without this code, links still work. */
function followOnceIdle(
  revision: Parameters<typeof renewWhenTold>[0] & Parameters<typeof askWhileSeen>[0],
  prefetching: Parameters<typeof prefetchLinks>[1],
  onSettled: (listener: () => void) => void,
): void {
  whenIdle(async () => {
    const late = await import(/* webpackChunkName: "once-idle" */ "./once-idle.ts").catch(() => undefined);
    if (!late) return;
    late.prefetchLinks(document, prefetching);
    late.renewWhenTold(revision);
    late.askWhileSeen(revision);
    late.rememberHeights();
    onSettled(() => onIdle(late.rememberHeights));
  });
}
