import type { Slot } from "@zhian/contracts/slots";
import { createContext, type DataRouter } from "@zhian/fragment/router";

const firstPages = new Map<string, unknown>();

/** By address: the data of that page, if it is the one that the document came with. */
export const firstPageContext = createContext<(url: string) => unknown>(() => undefined);

/**
 * The content of the page that a document came with is in the document, and was never fetched as a file: going back to it without
 * a network reads it from here. To be called with a router that has just been made with the server's data.
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
