import { plainPath } from "@zhian/contracts/locale";
import type { PageState } from "@zhian/contracts/page";
import { canonicalPath, createRouteTable, matchesPattern } from "@zhian/contracts/routes";
import type { ListedFragment, SiteList } from "@zhian/contracts/site-list";
import type { Slot } from "@zhian/contracts/slots";

type RoutedFragment = Pick<ListedFragment, "name" | "slots" | "routes" | "opensOn">;

/** Which fragment owns which slot at which address, according to the page's snapshot. */
export interface Site {
  page: PageState;
  /** The fragment that fills `slot` at an address (a pathname, with or without locale prefix), as far as is known. */
  ownerAt(slot: Slot, pathname: string): RoutedFragment | undefined;
  /**
   * Whether the owner of the main slot there is known: always once the list of all fragments has loaded; before, for the address
   * that the page was rendered for, and for exact routes of its own fragments, which take precedence over all others.
   */
  knows(pathname: string): boolean;
  learn(list: SiteList): void;
  /** A fragment that opens on request has been requested: from now on it owns its slots. */
  wake(fragment: RoutedFragment): void;
  isActiveAt(fragment: RoutedFragment, pathname: string): boolean;
  /** Whether the fragment's router handles its link to there: as the server decided when rendering it, unless known to be wrong. */
  owns(fragment: RoutedFragment, pathname: string): boolean;
  /** Shows the error page in place of the main slot at this address, until the visitor goes elsewhere. */
  raiseErrorAt(address: string | undefined): void;
  hasErrorAt(address: string): boolean;
}

export function createSite(page: PageState, startAddress: string): Site {
  let errorAddress = page.error ? startAddress : undefined;
  let listed: readonly RoutedFragment[] = page.fragments;
  const awake = new Map<string, RoutedFragment>();
  let routes = createRouteTable(listed);
  let isWhole = false;
  const start = toPlain(startAddress);
  const surely = new Set(
    page.fragments.filter(({ slots }) => slots.includes("main")).flatMap(({ routes: patterns }) => patterns),
  );

  function layRoutes(): void {
    routes = createRouteTable([...listed.filter(({ opensOn }) => !opensOn), ...awake.values()]);
  }

  const knows = (pathname: string) => {
    const path = toPlain(pathname);
    return isWhole || path === start || surely.has(path);
  };

  function ownerAt(slot: Slot, pathname: string): RoutedFragment | undefined {
    return slot === "main" && !knows(pathname) ? undefined : routes.ownerOf(slot, toPlain(pathname));
  }

  function isActiveAt(fragment: RoutedFragment, pathname: string): boolean {
    return fragment.slots.some((slot) => {
      if (slot === "main" && errorAddress === pathname) return false;
      return ownerAt(slot, pathname)?.name === fragment.name;
    });
  }

  return {
    page,
    ownerAt,
    knows,
    learn(list) {
      listed = list.fragments;
      isWhole = true;
      layRoutes();
    },
    wake(fragment) {
      awake.set(fragment.name, fragment);
      layRoutes();
    },
    isActiveAt,
    owns(fragment, pathname) {
      if (knows(pathname)) return isActiveAt(fragment, pathname);
      return fragment.routes.some((pattern) => matchesPattern(pattern, toPlain(pathname)));
    },
    raiseErrorAt(address) {
      errorAddress = address;
    },
    hasErrorAt: (address) => errorAddress === address,
  };
}

function toPlain(pathname: string): string {
  return canonicalPath(plainPath(pathname));
}
