import { expect } from "@playwright/test";
import { aliveSelector } from "../support/alive.ts";
import type { Tab } from "./driver.ts";
import { finderExpression, type Target } from "./find-in-page.ts";

/** What can be read in a tab, in front or behind. */
export interface Reader {
  /** Opens an address of the site and waits until script has taken the page over. */
  open(path: string): Promise<void>;
  untilAlive(): Promise<void>;
  /** What a function answers within the page. It sees its arguments and the page only. */
  run<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  /** Asks find-in-page.ts. */
  find(call: string, ...args: unknown[]): Promise<unknown>;
  /** Waits until there is such a thing, or none. */
  sees(target: Target): Promise<void>;
  seesNo(target: Target): Promise<void>;
  count(target: Target): Promise<number>;
  /** How far below the window's upper edge the middle of it is, wherever it is. */
  placeOf(target: Target): Promise<number>;
  /** What all of them say. */
  text(target: Target): Promise<string>;
  /** Waits until this holds in the page: `what` says it in the words of a failure. */
  until(what: string, isSo: () => boolean): Promise<void>;
  isAt(path: string): Promise<void>;
}

/** Looks at a part that is late, after which somebody presses the retry that the page offers. */
const patience = 100;

export function createReader(tab: Tab, siteUrl: string): Reader {
  const countOf = (target: Target) => poll(`how many there are of: ${sayTarget(target)}`, () => reader.count(target));
  const reader: Reader = {
    async open(path) {
      await tab.goTo(new URL(path, siteUrl).href);
      await reader.untilAlive();
    },
    async untilAlive() {
      let looks = 0;
      const missing = async () => {
        looks += 1;
        // The page gives up a load after some seconds, which a busy machine may need.
        if (looks % patience === 0) await reader.run(pressRetries);
        return reader.run(slotsThatWait, aliveSelector);
      };
      await poll("slots that script has not taken over", missing).toEqual([]);
    },
    // As typed as the function is: it is its own text that runs.
    run: (ask, ...args) => tab.evaluate(`(${String(ask)})(...${JSON.stringify(args)})`) as Promise<never>,
    find: (call, ...args) =>
      tab.evaluate(`${finderExpression}.${call}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`),
    sees: (target) => countOf(target).toBeGreaterThan(0),
    seesNo: (target) => countOf(target).toBe(0),
    count: (target) => reader.find("count", target) as Promise<number>,
    placeOf: (target) => reader.find("placeOf", target) as Promise<number>,
    text: (target) => reader.find("textsOf", target) as Promise<string>,
    until: (what, isSo) => poll(what, () => reader.run(isSo)).toBe(true),
    isAt: (path) =>
      poll("the address", () => reader.run(() => location.pathname + location.search + location.hash)).toBe(path),
  };
  return reader;
}

/** Looks until it sees what is expected. A document that goes away under the question is no answer yet. */
export function poll<Seen>(message: string, look: () => Promise<Seen>) {
  return expect.poll(() => look().catch(String), { message, intervals: [50] });
}

export function sayTarget({ role, name, says, within, matching }: Target): string {
  const parts = [name && `"${name}"`, says && `that says "${says}"`, matching, within && `in the ${sayTarget(within)}`];
  return [role, ...parts.filter(Boolean)].join(" ");
}

/** Of a page that script has taken over, none. */
function slotsThatWait(selector: string): string[] {
  const isAlive = document.querySelector(selector) !== null;
  if (isAlive && document.querySelector(".zhian-unavailable") === null) return [];
  const slots = [...document.querySelectorAll<HTMLElement>("[data-slot], [data-late]")];
  return ["the page", ...slots.map(({ dataset }) => JSON.stringify(dataset))];
}

function pressRetries(): void {
  for (const retry of document.querySelectorAll<HTMLElement>(".zhian-unavailable button")) retry.click();
}
