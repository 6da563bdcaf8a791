import { isComposingKey } from "@zhian/ui/composition";
import { leavesTabAlone, linkOf } from "./links.ts";

/** The navigation that is under way, if any. There is one at most: the visitor's last action wins. */
export interface CurrentNavigation {
  /** For a navigation that begins now. Aborted as soon as another one starts: then it may no longer change the address. */
  signal(): AbortSignal;
  /** Aborts the navigation under way in favour of another action. */
  supersede(): void;
}

const closedByEscape = 'dialog[open], :popover-open:not([popover="manual"])';

/**
 * A navigation waits for code and data before it changes the address. A visitor's action meanwhile must end it, as it ends a
 * document's load: a link, a form, going back or forward, an in-page link, Escape.
 */
export function createCurrentNavigation(window: Window): CurrentNavigation {
  const { document, navigation } = window;
  let controller = new AbortController();
  let isLeaving = false;

  function supersede(): void {
    controller.abort();
    controller = new AbortController();
    // The browser cancels a document request only for another document request.
    if (isLeaving) window.stop();
    isLeaving = false;
  }

  navigation?.addEventListener("navigate", ({ destination, downloadRequest, navigationType }) => {
    if (!destination.sameDocument) isLeaving = downloadRequest === null;
    // The browser has stopped the document's load.
    else if (navigationType === "traverse") isLeaving = false;
  });

  // Runs before a router handles the event, so that the navigation it starts is not the one ended.
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
    // single-spa announces each pushed address with a synthetic event.
    if (isTrusted) supersede();
  });

  return { signal: () => controller.signal, supersede };
}
