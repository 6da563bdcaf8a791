import { isComposingKey } from "@zhian/ui/composition";
import { leavesTabAlone, linkOf } from "./links.ts";

/** The navigation that is under way, if any. There is one at most: the last thing that a visitor does wins. */
export interface CurrentNavigation {
  /** Of whatever begins now. Aborted as soon as something else is wanted: then it may no longer change the address. */
  signal(): AbortSignal;
  /** Ends what is under way, because something else is wanted. */
  supersede(): void;
}

const closedByEscape = 'dialog[open], :popover-open:not([popover="manual"])';

/**
 * A navigation waits for code and data before it changes the address. What a visitor does meanwhile has to end it, as it ends a
 * document's load: a link, a form, going back or forward, a place on the page, Escape.
 */
export function createCurrentNavigation(window: Window): CurrentNavigation {
  const { document, navigation } = window;
  let controller = new AbortController();
  let isLeaving = false;

  function supersede(): void {
    controller.abort();
    controller = new AbortController();
    // Of the document that was asked for, the browser knows by itself only where it is asked for another one.
    if (isLeaving) window.stop();
    isLeaving = false;
  }

  navigation?.addEventListener("navigate", ({ destination, downloadRequest, navigationType }) => {
    if (!destination.sameDocument) isLeaving = downloadRequest === null;
    // The browser has stopped the document's load.
    else if (navigationType === "traverse") isLeaving = false;
  });

  // Before a router hears of it, so that what the router begins is not what is ended.
  const before = { capture: true };
  document.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (link && !leavesTabAlone(event, link)) supersede();
    },
    before,
  );
  document.addEventListener("submit", supersede, before);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && !isComposingKey(event) && !document.querySelector(closedByEscape)) supersede();
    },
    before,
  );
  window.addEventListener("popstate", ({ isTrusted }) => {
    // single-spa tells of each pushed address by an event of its own making.
    if (isTrusted) supersede();
  });

  return { signal: () => controller.signal, supersede };
}
