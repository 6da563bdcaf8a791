import type { BrowserContext, ConsoleMessage, JSHandle } from "playwright";

declare global {
  interface Window {
    /** Addresses of the document's scripts and style sheets. */
    __loadedFiles?: Set<string>;
  }
}

/** A file of which the browser said that its preload was not used. */
export interface LatePreload {
  /** The record of the document that preloaded it; undefined if that document has been replaced already. */
  loaded: Promise<JSHandle<Set<string> | undefined> | undefined>;
  address: string;
  text: string;
}

/** Makes each page of the context record which scripts and style sheets it has loaded. */
export async function recordLoadedFiles(context: BrowserContext): Promise<void> {
  // Code that loads a script may remove its element again.
  await context.addInitScript(() => {
    const loaded = new Set<string>();
    window.__loadedFiles = loaded;
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) loaded.add(target.src);
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") loaded.add(target.href);
    };
    document.addEventListener("load", note, true);
  });
}

/** Call it as the message arrives, while its document is shown. Undefined for any other message. */
export function readLatePreload(message: ConsoleMessage): LatePreload | undefined {
  const [, address] = /^The resource (\S+) was preloaded using link preload but not used/.exec(message.text()) ?? [];
  const page = message.page();
  if (!address || !page) return undefined;
  const loaded = page.evaluateHandle(() => window.__loadedFiles).catch(() => undefined);
  return { loaded, address, text: message.text() };
}

/** The browser gives a preloaded file a few seconds of wall-clock time, which is too short on a busy machine: it may be used later. */
export async function isUsedByNow({ loaded, address }: LatePreload): Promise<boolean> {
  const used = (await loaded)?.evaluate((files, url) => files?.has(url) ?? false, address);
  // The record of a page that is closed, or has been replaced by another document, cannot be read any more.
  return used?.catch(() => true) ?? true;
}
