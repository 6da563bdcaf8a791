import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Head } from "@zhian/contracts/head";
import { ownerOfFragment } from "@zhian/contracts/owners";
import type { FragmentProps, Navigate, PageFragment } from "@zhian/contracts/page";
import {
  addErrorHandler,
  getAppStatus,
  MOUNTED,
  registerApplication,
  triggerAppChange,
  unloadApplication,
} from "single-spa";
import type { OnDemandFragments } from "../activation/on-demand-fragments.ts";
import type { CurrentNavigation } from "../history/current-navigation.ts";
import { readFragmentData } from "../page/page-state.ts";
import { emptySlot } from "../page/slots.ts";
import { hideIfMounted } from "../page/unavailable-notice.ts";
import { noteMount } from "../vitals/mount-times.ts";
import type { FailureParts } from "./failure-parts.ts";
import { createFailures, type Failures, mending } from "./failures.ts";
import type { RemoteApp } from "./remotes.ts";
import { remount } from "./remount.ts";
import { remountable } from "./remountable.ts";
import type { Watch } from "./watch-fragments.ts";

interface ApplicationParts extends FailureParts {
  onDemand: Pick<OnDemandFragments, "replaying">;
  watch: Watch;
  api: ApiClient;
  catalogue(): Promise<Catalogue>;
  navigate: Navigate;
  currentNavigation: Pick<CurrentNavigation, "signal">;
  setHead(head: Head): void;
}

/** remountable.ts gives up on what never settles. single-spa's limits use the wall clock and would give up on slow work: they only warn. */
const warnLate = { millis: 60_000, warningMillis: 60_000, dieOnTimeout: false };

export interface Applications {
  /** Registers a fragment, to be loaded when an address or an event requests it. */
  add(fragment: PageFragment): void;
  /** Mounts a requested fragment, or retries it. Resolves when the outcome is known. */
  wake(fragment: PageFragment): Promise<void>;
  /** Unloads a fragment and mounts it again where it belongs, in the release that is wanted by then. */
  remount(name: string): Promise<void>;
  /** The result of the loaded fragment's own `keeps`: see RemoteApp. */
  keeps(name: string): boolean | undefined;
}

/** Registers fragments as single-spa applications: those of the page at once, others when they are added. */
export function createApplications(parts: ApplicationParts): Applications {
  const { site, remotes } = parts;
  const apps = new Map<string, RemoteApp>();
  const failures = createFailures(parts);
  const releaseOf = (fragment: PageFragment) => remotes.releaseOf(fragment.name) ?? fragment;
  addErrorHandler((error) => {
    const fragment = remotes.releaseOf(error.appOrParcelName);
    if (fragment) failures.tell(fragment, error);
  });

  function add(first: PageFragment): void {
    const { name } = first;
    registerApplication({
      name,
      app: async () => {
        const app = await remotes.load(first);
        const fragment = releaseOf(first);
        apps.set(name, app);
        return {
          ...remountable(app, {
            name,
            mending,
            watch: (work) => parts.watch(fragment, work),
            onFailure: (error) => failures.tell(fragment, error),
            onLeftBehind: (error) => failures.tellLeft(fragment, error),
            onMounted: (since) => noteMount(name, since),
            isThereAfterAll: () => hideIfMounted(placesOf(parts, fragment)),
            vacate: () => vacate(parts, fragment),
          }),
          timeouts: { bootstrap: warnLate, mount: warnLate, unmount: warnLate },
        };
      },
      activeWhen: ({ pathname }) => site.isActiveAt(releaseOf(first), pathname),
      customProps: () => ({ ...toProps(parts, releaseOf(first), failures) }),
    });
  }

  for (const fragment of site.page.fragments) add(fragment);
  return {
    add,
    async wake(fragment) {
      site.wake(fragment);
      if (mending.broken.has(fragment.name)) await failures.retry(fragment);
      else await triggerAppChange();
    },
    remount,
    keeps: (name) => apps.get(name)?.keeps?.(),
  };
}

function toProps(parts: ApplicationParts, fragment: PageFragment, failures: Failures): FragmentProps {
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
      if (kind === "broken") failures.tell(fragment, error);
      else parts.report(fragment, error, kind);
    },
  };
}

/** The server's data belongs to the server's HTML: once that is mounted, or out of date, a fragment loads its own. */
function dataOf({ slots }: ApplicationParts, { name, slots: own }: PageFragment): Pick<FragmentProps, "data"> {
  const isRendered = own.some((slot) => {
    const { fragment, outcome } = slots.get(slot)?.dataset ?? {};
    return fragment === name && outcome === "rendered";
  });
  const data = isRendered ? readFragmentData(document, name) : undefined;
  return data ? { data } : {};
}

function vacate(parts: ApplicationParts, fragment: PageFragment): void {
  for (const element of placesOf(parts, fragment)) emptySlot(element);
}

function placesOf({ slots }: Pick<ApplicationParts, "slots">, { name }: PageFragment): HTMLElement[] {
  return [...slots.values()].filter(({ dataset }) => dataset["fragment"] === name);
}

export function brokenFragments(): string[] {
  return [...mending.broken];
}

/** Unloads broken fragments, so that they are retried. */
export async function revive(names: readonly string[]): Promise<void> {
  const stillThere = names.filter((name) => getAppStatus(name) === MOUNTED);
  await Promise.all(stillThere.map((name) => unloadApplication(name, { waitForUnmount: false })));
}
