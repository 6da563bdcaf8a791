import { plainPath } from "@zhian/contracts/locale";
import { focusPage } from "./focus-page.ts";
import { followEntries } from "./history-entries.ts";
import { leavesTabAlone, linkOf } from "./links.ts";
import { layOut, readScrollAnchor, type ScrollAnchor, scrollTo } from "./scroll-anchor.ts";
import { scrollPositions } from "./scroll-positions.ts";

/**
 * One manager for the whole page: a fragment's router knows only its own addresses. A position is stored by its session history
 * entry when the visitor leaves it, and restored once the page has rendered again.
 */
export function manageScroll(main: HTMLElement | undefined) {
  const places = scrollPositions(() => window.sessionStorage);
  /** What to do as soon as the page of the current address has rendered. */
  let pending: "enter" | "return" | undefined;
  /** Where a link to another part of the page was followed: WebKit fires `popstate` only after it has scrolled. */
  let followed: { href: string; place: ScrollAnchor } | undefined;

  const entries = followEntries({
    onLeave() {
      // A visitor who leaves before the page has rendered has no position on it.
      if (pending) return;
      const place = followed?.href === location.href ? followed.place : readScrollAnchor();
      places.keep(entries.current(), place);
    },
    onArrival({ by, from }) {
      followed = undefined;
      const isSamePage = from.pathname === location.pathname && from.search === location.search;
      if (by === "push" && isSamePage && location.hash && !pending) enter();
      else if (by === "push") pending = "enter";
      // Another language, or a query that has been read and removed: the visitor stays on the page.
      else if (by === "replace" && plainPath(from.pathname) !== plainPath(location.pathname)) pending = "enter";
      else if (by === "traverse" && !isSamePage) pending = "return";
      else if (by === "traverse" && !pending) returnTo(places.of(entries.current()));
    },
  });

  takeOver();
  const start = places.of(entries.current());
  if (start) scrollTo(start);
  else if (location.hash) layOut();

  // Runs before the browser scrolls to an in-page target, whose position depends on heights.
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link?.hash || link.pathname !== location.pathname || leavesTabAlone(event, link)) return;
    layOut();
    if (link.href !== location.href) followed = { href: link.href, place: readScrollAnchor() };
  };
  document.addEventListener("click", onClick, { capture: true });

  window.addEventListener("pagehide", () => {
    if (!pending) places.keep(entries.current(), readScrollAnchor());
    places.write();
    // After going back or reloading, the browser restores the position before any script runs.
    history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", takeOver);

  return {
    /** Call once the page of the current address has rendered: scrolls and moves the focus to where its visitor expects. */
    settle(): void {
      if (!pending) return;
      const place = pending === "return" ? places.of(entries.current()) : undefined;
      pending = undefined;
      returnTo(place);
      focusPage((place ? undefined : targetOf(location.hash)) ?? main, place);
    },
  };
}

/** Otherwise, the browser would scroll before the page has rendered. */
function takeOver(): void {
  history.scrollRestoration = "manual";
}

function returnTo(place: ScrollAnchor | undefined): void {
  if (place) scrollTo(place);
  else enter();
}

function enter(): void {
  const target = targetOf(location.hash);
  if (!target) return window.scrollTo(0, 0);
  layOut();
  target.scrollIntoView();
}

function targetOf(hash: string): HTMLElement | null {
  const find = (id: string) => Document.prototype.getElementById.call(document, id);
  const id = hash.slice(1);
  if (id === "") return null;
  try {
    return find(id) ?? find(decodeURIComponent(id));
  } catch {
    // The address is not properly encoded.
    return null;
  }
}
