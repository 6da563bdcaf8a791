import { canonicalPath } from "@zhian/contracts/routes";
import { navigateToUrl } from "single-spa";
import type { Remotes } from "../fragments/remotes.ts";
import type { CurrentNavigation } from "../history/current-navigation.ts";
import { leavesTabAlone, linkOf } from "../history/links.ts";
import type { Directory } from "../page/directory.ts";
import type { Site } from "../page/site.ts";
import { tryWithin } from "../timing/with-timeout.ts";

interface NavigationOptions {
  site: Site;
  directory: Pick<Directory, "find">;
  remotes: Remotes;
  currentNavigation: CurrentNavigation;
  /** Whether the site has a newer revision: then, the next page must load as a document. */
  isOutdated(): boolean;
  isOnline(): boolean;
  sayOffline(): void;
  /** Resolves when the main slot shows the address that is navigated to. */
  untilSettled(): Promise<void>;
}

/** Navigates to an address of this site: within the page if a fragment owns the address, else by loading a document. */
export function createNavigate(options: NavigationOptions) {
  const { site, directory, remotes, currentNavigation, isOutdated, isOnline, sayOffline, untilSettled } = options;
  /** The navigation's signal; undefined once the address has changed. */
  let underWay: AbortSignal | undefined;

  return async function navigate(address: string, { replace } = { replace: false }): Promise<void> {
    const url = new URL(address, location.href);
    if (replace && underWay?.aborted === false) return;
    if (!replace) currentNavigation.supersede();
    const signal = currentNavigation.signal();
    underWay = signal;
    const isOurs = url.origin === location.origin && !isOutdated();
    const owner = isOurs ? await directory.find(url.pathname) : undefined;
    if (signal.aborted) return;
    if (!owner || isOutdated()) {
      if (url.origin !== location.origin || isOnline()) return replace ? location.replace(url) : location.assign(url);
      underWay = undefined;
      return sayOffline();
    }
    // The current page stays until the next one's code has loaded. The next one's application reports a failed load.
    if (owner.name !== site.ownerAt("main", location.pathname)?.name) await remotes.load(owner).catch(() => undefined);
    if (signal.aborted) return;
    if (url.href === location.href) {
      underWay = undefined;
      return;
    }
    transition({
      signal,
      update() {
        underWay = undefined;
        const path = canonicalPath(url.pathname) + url.search + url.hash;
        if (replace) history.replaceState(null, "", path);
        else navigateToUrl(path);
      },
      untilSettled,
    });
  };
}

const longestFreezeMs = 1_000;

interface Transition {
  signal: AbortSignal;
  update(): void;
  untilSettled(): Promise<void>;
}

/** Cross-fades if the browser supports it and reduced motion is not preferred; the old page stays until the new one has rendered. */
function transition({ signal, update, untilSettled }: Transition): void {
  if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) return update();
  const view = document.startViewTransition(async () => {
    // The browser begins with the next frame, and the visitor may have clicked elsewhere by then.
    if (signal.aborted) return;
    const settled = untilSettled();
    update();
    await tryWithin(longestFreezeMs, settled);
  });
  // Even if the browser skips the transition (a hidden tab, a second click), the page has changed.
  view.ready.catch(() => undefined);
  view.finished.catch(() => undefined);
}

interface FollowOptions {
  site: Site;
  navigate(url: string): void;
  isOutdated(): boolean;
}

/** Turns clicks on the site's links into navigation within the page. Ignores clicks that a router has already handled. */
export function followLinks(document: Document, { site, navigate, isOutdated }: FollowOptions): () => void {
  function onClick(event: MouseEvent) {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || isForBrowser(event, link)) return;
    const url = new URL(link.href);
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    // Offline, the browser's own error page would replace this one.
    if (site.knows(url.pathname) && !site.ownerAt("main", url.pathname) && window.navigator.onLine) return;
    event.preventDefault();
    navigate(url.href);
  }

  /**
   * Runs before a fragment's router can handle the click: once the site has a newer revision, its own next page is a document, too; and
   * an address may belong to another fragment, as long as its owner is unknown.
   */
  function beforeRouters(event: MouseEvent) {
    const link = linkOf(event);
    if (isOutdated() || (link && !site.knows(link.pathname))) onClick(event);
  }

  document.addEventListener("click", beforeRouters, { capture: true });
  document.addEventListener("click", onClick);
  return () => {
    document.removeEventListener("click", beforeRouters, { capture: true });
    document.removeEventListener("click", onClick);
  };
}

function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  // A fallback's "try again" links to its own page.
  return leavesTabAlone(event, link) || link.origin !== location.origin || link.hasAttribute("data-retry");
}
