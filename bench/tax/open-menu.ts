import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright";
import { openPhone, type Phone } from "./phone.ts";

export interface OpenedMenu {
  /** From the start of the navigation to the end of the frame that shows the open menu, in ms. */
  openedMs: number;
  /** Whether any slot was mounted by then. */
  neededScript: boolean;
}

declare global {
  interface Window {
    /** Taps at this position, in CSS pixels of the window. */
    benchTap(x: number, y: number): Promise<void>;
    benchOpened(menu: OpenedMenu): Promise<void>;
  }
}

const limitMs = 60_000;

/**
 * Opens the page as `loadPage` does and taps the header's menu as soon as it is visible, through the browser's touch input. The end is
 * that of the tap's Event Timing entry (https://www.w3.org/TR/event-timing/), as for Interaction to Next Paint: the browser's next
 * frame, to 8 ms. The page is not queried meanwhile: injecting Playwright's own script takes as long as the page's first frame.
 * Throws if no menu opens within a minute.
 */
export async function openMenu(browser: Browser, url: string): Promise<OpenedMenu> {
  const phone = await openPhone(browser);
  try {
    return await openMenuIn(phone, url);
  } finally {
    await phone.context.close();
  }
}

/** The same in an empty tab of a phone that stays open. */
export async function openMenuIn({ page }: Pick<Phone, "page">, url: string): Promise<OpenedMenu> {
  const opened = Promise.withResolvers<OpenedMenu>();
  await page.exposeFunction("benchTap", (x: number, y: number) => page.touchscreen.tap(x, y));
  await page.exposeFunction("benchOpened", opened.resolve);
  await page.addInitScript(installFinger);
  await page.goto(url, { waitUntil: "commit", timeout: limitMs });
  const menu = await Promise.race([opened.promise, sleep(limitMs, undefined, { ref: false })]);
  if (!menu) throw new Error(`${url} opened no menu within ${limitMs / 1000} s`);
  // The page's remaining requests must not overlap with the next load.
  await page.waitForLoadState("networkidle", { timeout: limitMs });
  return menu;
}

/** Runs in the page before anything else. */
function installFinger(): void {
  /** A button painted in one frame can be tapped in the next. */
  let drawn: HTMLButtonElement | undefined;
  requestAnimationFrame(look);

  function look() {
    const button = menuButton();
    if (button && button === drawn) return tap(button);
    drawn = button;
    requestAnimationFrame(look);
  }

  function menuButton(): HTMLButtonElement | undefined {
    const buttons = document.querySelectorAll<HTMLButtonElement>("header button[popovertarget]");
    return [...buttons].find((one) => one.popoverTargetElement?.querySelector("a[href]") && one.checkVisibility());
  }

  function tap(button: HTMLButtonElement) {
    let neededScript = false;
    // The lowest threshold allowed; TypeScript's own types lack it.
    const shortest: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    button.popoverTargetElement?.addEventListener("beforetoggle", () => {
      neededScript = document.querySelector(`[data-slot][data-outcome="mounted"]`) !== null;
    });
    new PerformanceObserver((list) => {
      const click = list.getEntriesByName("click")[0];
      if (!click || !button.popoverTargetElement?.matches(":popover-open")) return;
      void window.benchOpened({ openedMs: click.startTime + click.duration, neededScript });
    }).observe(shortest);
    const { x, y, width, height } = button.getBoundingClientRect();
    void window.benchTap(x + width / 2, y + height / 2);
  }
}
