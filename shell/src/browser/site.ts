import { plainPath } from "@zhian/contracts/locale";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import { canonicalPath, ownerOf } from "@zhian/contracts/routes";
import type { Slot } from "@zhian/contracts/slots";

/** Which fragment has which place at which address, as the page's snapshot says. */
export interface Site {
  page: PageState;
  /** The fragment that fills `slot` at an address (a pathname, with or without locale prefix). */
  ownerAt(slot: Slot, pathname: string): PageFragment | undefined;
  isActiveAt(fragment: PageFragment, pathname: string): boolean;
  /** Shows the error page in place of the main slot at this address, until the visitor goes elsewhere. */
  raiseErrorAt(address: string | undefined): void;
  hasErrorAt(address: string): boolean;
}

export function createSite(page: PageState, startAddress: string): Site {
  let errorAddress = page.error ? startAddress : undefined;

  function ownerAt(slot: Slot, pathname: string): PageFragment | undefined {
    return ownerOf(page.fragments, slot, canonicalPath(plainPath(pathname)));
  }

  return {
    page,
    ownerAt,
    isActiveAt(fragment, pathname) {
      return fragment.slots.some((slot) => {
        if (slot === "main" && errorAddress === pathname) return false;
        return ownerAt(slot, pathname)?.name === fragment.name;
      });
    },
    raiseErrorAt(address) {
      errorAddress = address;
    },
    hasErrorAt: (address) => errorAddress === address,
  };
}
