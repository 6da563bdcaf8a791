import type { SiteBus } from "@zhian/bus/create-bus";
import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Head } from "@zhian/contracts/head";
import { plainPath } from "@zhian/contracts/locale";
import { ownerOfFragment } from "@zhian/contracts/owners";
import type { FragmentProps, Navigate, PageFragment } from "@zhian/contracts/page";
import type { Slot } from "@zhian/contracts/slots";
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  MOUNTED,
  registerApplication,
  triggerAppChange,
  unloadApplication,
} from "single-spa";
import type { OnDemandFragments } from "../activation/on-demand-fragments.ts";
import { reloadToOpen } from "../activation/reload-to-open.ts";
import { isLostFile, reloadOnce } from "../files/chunk-reload.ts";
import { refreshCopies } from "../files/refresh-copies.ts";
import type { CurrentNavigation } from "../history/current-navigation.ts";
import { readFragmentData } from "../page/page-state.ts";
import type { Site } from "../page/site.ts";
import { emptySlot } from "../page/slots.ts";
import { hideIfMounted, hideUnavailable, showUnavailable } from "../page/unavailable-notice.ts";
import { noteMount } from "../vitals/mount-times.ts";
import type { Remotes } from "./remotes.ts";
import { type Mending, remountable } from "./remountable.ts";
import type { StallGuard } from "./stall-guard.ts";
import type { Watch } from "./watch-fragments.ts";

interface ApplicationParts {
  site: Site;
  onDemand: Pick<OnDemandFragments, "replaying">;
  remotes: Remotes;
  watch: Watch;
  /** A visitor asks for another try of a fragment. */
  stalls: Pick<StallGuard, "forgive">;
  slots: ReadonlyMap<Slot, HTMLElement>;
  busFor: SiteBus["as"];
  api: ApiClient;
  catalogue(): Promise<Catalogue>;
  navigate: Navigate;
  currentNavigation: Pick<CurrentNavigation, "signal">;
  setHead(head: Head): void;
  settled(): void;
  report(fragment: PageFragment, error: unknown, kind: string): void;
}

/** remountable.ts gives up what never settles. single-spa's limits go by the wall clock and would give up what is only slow: here they warn. */
const warnLate = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false };
/** What single-spa could not load it leaves alone for 200 ms, whoever asks: a timer may be a little early by its clock. */
const loadErrorRestMs = 250;
const mending: Mending = { broken: new Set(), retried: new Set() };

export interface Applications {
  /** None is loaded before an address, or an event, asks for it. */
  add(fragment: PageFragment): void;
  /** What has been asked for comes to life, or is given another chance. Resolves when it is known what became of it. */
  wake(fragment: PageFragment): Promise<void>;
  find(name: string | undefined): PageFragment | undefined;
}

/** Makes fragments single-spa applications: those of the page at once, others when they are added. */
export function createApplications(parts: ApplicationParts): Applications {
  const { site, remotes } = parts;
  const added = new Map<string | undefined, PageFragment>();
  addErrorHandler((error) => {
    const fragment = added.get(error.appOrParcelName);
    if (fragment) onFailure(parts, fragment, error);
  });

  function add(fragment: PageFragment): void {
    added.set(fragment.name, fragment);
    registerApplication({
      name: fragment.name,
      app: async () => ({
        ...remountable(await remotes.load(fragment), {
          name: fragment.name,
          mending,
          watch: (work) => parts.watch(fragment, work),
          onFailure: (error) => onFailure(parts, fragment, error),
          onMounted: (since) => noteMount(fragment.name, since),
          isThereAfterAll: () => hideIfMounted(placesOf(parts, fragment)),
          vacate: () => vacate(parts, fragment),
        }),
        timeouts: { bootstrap: warnLate, mount: warnLate, unmount: warnLate },
      }),
      activeWhen: ({ pathname }) => site.isActiveAt(fragment, pathname),
      customProps: () => ({ ...toProps(parts, fragment) }),
    });
  }

  for (const fragment of site.page.fragments) add(fragment);
  return {
    add,
    find: (name) => added.get(name),
    async wake(fragment) {
      site.wake(fragment);
      if (mending.broken.has(fragment.name)) await retry(parts, fragment);
      else await triggerAppChange();
    },
  };
}

function toProps(parts: ApplicationParts, fragment: PageFragment): FragmentProps {
  const { site, slots } = parts;
  const { name, version, base, slots: own, routes, opensOn } = fragment;
  const bus = parts.busFor(ownerOfFragment(name), (error, kind) => parts.report(fragment, error, kind));
  return {
    release: { name, version, base, slots: own, routes },
    bus: opensOn ? parts.onDemand.replaying(bus, opensOn) : bus,
    api: parts.api,
    config: site.page.config,
    catalogue: parts.catalogue,
    ...dataOf(parts, fragment),
    initial: { currency: site.page.currency, isSignedIn: site.page.signedIn },
    slotElement(slot) {
      const element = slots.get(slot);
      if (!element) throw new Error(`the page has no slot ${slot}`);
      return element;
    },
    owns: (path) => site.owns(fragment, path),
    setHead: parts.setHead,
    settled: parts.settled,
    navigate: parts.navigate,
    navigationSignal: parts.currentNavigation.signal,
    ongoing: parts.currentNavigation.signal,
    reportFailure(error, kind) {
      if (kind === "broken") onFailure(parts, fragment, error);
      else parts.report(fragment, error, kind);
    },
  };
}

/** The server's data goes with the server's HTML: once that is mounted, or out of date, a fragment loads its own. */
function dataOf({ slots }: ApplicationParts, { name, slots: own }: PageFragment): Pick<FragmentProps, "data"> {
  const isRendered = own.some((slot) => {
    const { fragment, outcome } = slots.get(slot)?.dataset ?? {};
    return fragment === name && outcome === "rendered";
  });
  const data = isRendered ? readFragmentData(document, name) : undefined;
  return data ? { data } : {};
}

function onFailure(parts: ApplicationParts, fragment: PageFragment, error: unknown): void {
  const { name, opensOn } = fragment;
  parts.report(fragment, error, "broken");
  mending.broken.add(name);
  const shown = [...parts.slots].filter(
    ([slot]) => fragment.slots.includes(slot) && parts.site.ownerAt(slot, plainPath(location.pathname))?.name === name,
  );
  // A browser may hold on to a file that it refused for as long as the document lives: the visitor asked, so a new one.
  const isAsked = mending.retried.delete(name);
  if (opensOn && isAsked && navigator.onLine) return reloadToOpen(opensOn);
  // Without a network a reload would put the browser's own error page in this one's place. What opens beside a page is not
  // worth one, and what the visitor has left is not either: it would take away what the visitor is doing now.
  const isWorthIt = !opensOn && shown.length > 0 && navigator.onLine;
  if (isWorthIt && isAsked) return location.reload();
  if (isWorthIt && isLostFile(error) && reloadOnce(window)) return;
  for (const [, element] of shown) {
    showUnavailable(element, {
      locale: parts.busFor(undefined).get("locale"),
      retry: () => void retry(parts, fragment),
    });
  }
  parts.settled();
}

function vacate(parts: ApplicationParts, fragment: PageFragment): void {
  for (const element of placesOf(parts, fragment)) emptySlot(element);
}

function placesOf({ slots }: ApplicationParts, { name }: PageFragment): HTMLElement[] {
  return [...slots.values()].filter(({ dataset }) => dataset["fragment"] === name);
}

/** Tries again from the start: a fragment that broke once is not lost for the session. */
async function retry({ slots, stalls }: ApplicationParts, fragment: PageFragment): Promise<void> {
  const { name, slots: own } = fragment;
  for (const slot of own) {
    const element = slots.get(slot);
    if (element) hideUnavailable(element);
  }
  mending.retried.add(name);
  stalls.forgive(name);
  await refreshCopies(fragment);
  if (getAppStatus(name) === LOAD_ERROR) await new Promise((resolve) => setTimeout(resolve, loadErrorRestMs));
  else await unloadApplication(name, { waitForUnmount: false });
  await triggerAppChange();
}

export function brokenFragments(): string[] {
  return [...mending.broken];
}

/** Broken ones are given another chance with the next navigation. */
export async function revive(names: readonly string[]): Promise<void> {
  const stillThere = names.filter((name) => getAppStatus(name) === MOUNTED);
  await Promise.all(stillThere.map((name) => unloadApplication(name, { waitForUnmount: false })));
}
