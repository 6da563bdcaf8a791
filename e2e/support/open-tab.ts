import { expect, type Page } from "@playwright/test";
import type { SiteNow } from "@zhian/contracts/site-now";

declare global {
  /** Versions whose code ran last, by their fragment's name: see `makeMarked`. */
  var __ran: Record<string, string> | undefined;
}

/**
 * Lets a test set the tab's visibility and advance its clock: a tab checks for a new revision of the site at most every five seconds.
 * Call before the page is opened.
 */
export async function takeTab(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let skippedMs = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + skippedMs;
    let state: DocumentVisibilityState = "visible";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    Object.defineProperty(document, "hidden", { get: () => state === "hidden" });
    Reflect.set(globalThis, "__turn", (to: DocumentVisibilityState) => {
      state = to;
      skippedMs += 5_001;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
}

/** Hides or shows the tab, as when the visitor leaves it or comes back: then it checks. */
export async function turn(page: Page, to: DocumentVisibilityState): Promise<void> {
  await page.evaluate((state) => Reflect.get(globalThis, "__turn")(state), to);
}

export async function ran(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate((of) => globalThis.__ran?.[of], name);
}

/** Waits until this release of a fragment is mounted. */
export async function untilRuns(page: Page, name: string, version: string): Promise<void> {
  await page.waitForFunction(
    ([of, wanted]) => {
      const places = [...document.querySelectorAll<HTMLElement>(`[data-slot][data-fragment="${of}"]`)];
      return globalThis.__ran?.[of] === wanted && places.every(({ dataset }) => dataset["outcome"] === "mounted");
    },
    [name, version] as const,
    { polling: 20 },
  );
}

/** Hides the tab repeatedly: a tab that is already checking does not check again. */
export async function leaveUntilRuns(page: Page, name: string, version: string): Promise<void> {
  await expect
    .poll(async () => {
      await turn(page, "hidden");
      return ran(page, name);
    })
    .toBe(version);
  await untilRuns(page, name, version);
}

/** The shell's current response to open tabs: to a client with these headers, if it depends on the client. */
export async function askSite(url: string, headers: Record<string, string> = {}): Promise<SiteNow> {
  // The shell's own response; its tests check the format.
  return (await (await fetch(`${url}/_revision`, { headers })).json()) as SiteNow;
}

/** Sends the tab a revision, under a number that it has not seen. */
export async function tellOf(page: Page, answer: () => SiteNow): Promise<void> {
  await page.route("**/_revision", (route) => route.fulfill({ json: answer() }));
}

/** The focused element and its position in the window: sections far above may get their real heights, which changes the scroll offset. */
export async function whereabouts(page: Page) {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const name = active.getAttribute("name") ?? active.getAttribute("href") ?? active.tagName;
    return { top: Math.round(active.getBoundingClientRect().top), name };
  });
}

export async function expectStillThere(page: Page, before: Awaited<ReturnType<typeof whereabouts>>): Promise<void> {
  await expect.poll(() => whereabouts(page)).toEqual(before);
}

/** The topmost element in the window below the header: its index among the matches, its text, and its top. */
export interface View {
  index: number;
  says: string;
  top: number;
}

const shown = "#slot-main :is(h2, h3, h4, p, li, td, summary, a[href], button)";

/** Returns the view once it has not changed for three frames. */
export async function readView(page: Page): Promise<View> {
  return page.evaluate(async (selector) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const look = (): View => {
      const all = [...document.querySelectorAll(selector)].map((element, index) => ({ element, index }));
      const first = all.find(({ element }) => {
        const { top, height } = element.getBoundingClientRect();
        // The text of a collapsed answer also has a position.
        return height > 0 && top >= 100 && element.checkVisibility();
      });
      if (!first) throw new Error("nothing is to be seen");
      const { element, index } = first;
      return { index, says: element.textContent.slice(0, 40), top: Math.round(element.getBoundingClientRect().top) };
    };
    let [view, still] = [look(), 0];
    while (still < 3) {
      await frame();
      const next = look();
      still = next.index === view.index && next.top === view.top ? still + 1 : 0;
      view = next;
    }
    return view;
  }, shown);
}

/** How far it has moved, in px; NaN if it is gone. */
export async function movedBy(page: Page, { index, says, top }: View): Promise<number> {
  const now = await page.evaluate(
    ([selector, at]) => {
      const element = document.querySelectorAll(selector)[at];
      return element && { says: element.textContent.slice(0, 40), top: element.getBoundingClientRect().top };
    },
    [shown, index] as const,
  );
  return now?.says === says ? Math.round(Math.abs(now.top - top)) : Number.NaN;
}

/** Where the visitor is on a long page: far down, past sections that were never laid out. */
export const spots = {
  focus: { is: "a focused link far down", go: (page) => page.locator("#slot-main a[href]").nth(-3).focus() },
  middle: {
    is: "the middle, nothing focused",
    go: (page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2)),
  },
  end: {
    is: "the end, with the footer below it",
    go: (page) =>
      page.locator("#slot-footer footer").evaluate(async (footer) => {
        // Nearby sections get their real heights, and move the footer.
        for (let frame = 0; frame < 10; frame += 1) {
          window.scrollBy(0, footer.getBoundingClientRect().top - 0.75 * window.innerHeight);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }),
  },
} satisfies Record<string, { is: string; go(page: Page): Promise<void> }>;

/** Scrolls all horizontally overflowing boxes of the page. Returns how far each of them is scrolled, in px. */
export async function scrollInside(page: Page, byPx: number): Promise<number[]> {
  return page.locator("#slot-main").evaluate((main, left) => {
    const wide = [...main.querySelectorAll("*")].filter((element) => {
      return getComputedStyle(element).overflowX === "auto" && element.scrollWidth > element.clientWidth + 40;
    });
    for (const element of wide) element.scrollBy({ left, behavior: "instant" });
    return wide.map(({ scrollLeft }) => scrollLeft);
  }, byPx);
}

/** Checks on a desktop and on phones that one element ends above where another begins. */
export async function expectClearOf(page: Page, upper: string, lower: string): Promise<void> {
  const gap = async () => {
    const [above, below] = [await page.locator(upper).boundingBox(), await page.locator(lower).boundingBox()];
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(gap).toBeGreaterThan(0);
  }
}
