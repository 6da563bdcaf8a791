/** What a visitor is about to do. Within a page only the part of it changes that its address names after the `#`. */
interface Departure {
  kind: "push" | "replace" | "traverse";
  isWithinPage: boolean;
  hash: string;
}

export interface VisitListener {
  /** Somebody leaves the entry of the history that they are at; the page still stands as they have left it. */
  onLeave(departure: Departure): void;
  /** They have come back to another part of the page that they are on. */
  onReturnWithin(): void;
}

/** Tells of every change of the address, and names the entries of the history. */
export function followVisits(window: Window, listener: VisitListener): { key(): string } {
  const { navigation } = window;
  return navigation ? followNavigation(navigation, listener) : followAddresses(window, listener);
}

function followNavigation(navigation: Navigation, { onLeave, onReturnWithin }: VisitListener) {
  let isReturn = false;
  navigation.addEventListener("navigate", ({ navigationType, hashChange, downloadRequest, destination }) => {
    isReturn = false;
    if (downloadRequest !== null || navigationType === "reload") return;
    isReturn = navigationType === "traverse" && hashChange;
    onLeave({ kind: navigationType, isWithinPage: hashChange, hash: new URL(destination.url).hash });
  });
  navigation.addEventListener("currententrychange", () => {
    if (isReturn) onReturnWithin();
    isReturn = false;
  });
  return { key: () => navigation.currentEntry?.key ?? "" };
}

interface RouterEvent extends PopStateEvent {
  /** Set by single-spa, which tells of what scripts do to the history as if the browser did. */
  singleSpaTrigger?: "pushState" | "replaceState";
}

/**
 * For browsers without the Navigation API, such as Safari before 26.2. The address has changed before they tell of it, but the page has
 * not; and two entries of the history with one address are one place.
 */
function followAddresses(window: Window, { onLeave, onReturnWithin }: VisitListener) {
  const { location, document } = window;
  let present = location.href;
  /** Where a link within the page leads that was clicked just now: it goes there before anybody is told. */
  let followed = "";

  function onChange({ singleSpaTrigger }: RouterEvent): void {
    const [left, { href, hash }] = [present, location];
    if (href === left) return;
    const isWithinPage = withoutHash(left) === withoutHash(href);
    const isFollowed = href === followed;
    followed = "";
    if (!isFollowed) onLeave({ kind: kindOf(singleSpaTrigger), isWithinPage, hash });
    present = href;
    if (isWithinPage && !isFollowed && singleSpaTrigger === undefined) onReturnWithin();
  }

  function onClick({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || withoutHash(link.href) !== withoutHash(present) || link.href === present) return;
    followed = link.href;
    onLeave({ kind: "push", isWithinPage: true, hash: link.hash });
  }

  // Not by the window's own method: single-spa puts off who listens by that until it has taken the old page away.
  EventTarget.prototype.addEventListener.call(window, "popstate", (event) => onChange(event as RouterEvent));
  document.addEventListener("click", onClick, { capture: true });
  return { key: () => present };
}

function kindOf(trigger: RouterEvent["singleSpaTrigger"]): Departure["kind"] {
  switch (trigger) {
    case "pushState":
      return "push";
    case "replaceState":
      return "replace";
    case undefined:
      return "traverse";
  }
}

function withoutHash(href: string): string {
  return href.split("#", 1)[0] ?? href;
}
