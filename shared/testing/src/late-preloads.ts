import type { BrowserContext, ConsoleMessage, Page } from "playwright";

declare global {
  interface Window {
    /** Addresses of the document's scripts and style sheets. */
    __loadedFiles?: Set<string>;
  }
}

/** A file of which the browser said that its preload was not used. */
export interface LatePreload {
  page: Page;
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

/** Undefined for any other message. */
export function readLatePreload(message: ConsoleMessage): LatePreload | undefined {
  const [, address] = /^The resource (\S+) was preloaded using link preload but not used/.exec(message.text()) ?? [];
  const page = message.page();
  return address && page ? { page, address, text: message.text() } : undefined;
}

/** The browser gives a preloaded file a few seconds of wall-clock time, which is too short on a busy machine: it may be used later. */
export async function isUsedByNow({ page, address }: LatePreload): Promise<boolean> {
  const used = page.evaluate((url) => window.__loadedFiles?.has(url) ?? false, address);
  // A page that is closed, or shows another document by now, cannot be checked.
  return used.catch(() => true);
}
