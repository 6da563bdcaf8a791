import type { Slot } from "@zhian/contracts/slots";
import { createContext, type DataRouter } from "@zhian/fragment/router";

const firstPages = new Map<string, unknown>();

/** Returns the data of the page at a URL, if the document was loaded with that page. */
export const firstPageContext = createContext<(url: string) => unknown>(() => undefined);

/**
 * Stores the data of the page that the document was loaded with: its content was never fetched as a file, so going back to it
 * offline needs this copy. Call it with a router that was just created with the server's data.
 */
export function keepFirstPage(slot: Slot, { state }: DataRouter): void {
  const route = state.matches.at(-1)?.route.id;
  const data = route === undefined ? undefined : state.loaderData[route];
  const { pathname, search } = state.location;
  if (data !== undefined) firstPages.set(`${slot} ${pathname}${search}`, data);
}

export function firstPageOf(slot: Slot): (url: string) => unknown {
  return (url) => {
    const { pathname, search } = new URL(url);
    return firstPages.get(`${slot} ${pathname}${search}`);
  };
}
