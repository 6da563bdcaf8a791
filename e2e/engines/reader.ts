import { expect } from "@playwright/test";
import { aliveSelector } from "../support/alive.ts";
import type { Tab } from "./driver.ts";
import { finderExpression, type Target } from "./find-in-page.ts";

/** Reads from a tab, in the foreground or background. */
export interface Reader {
  /** Opens a path of the site and waits until script has taken the page over. */
  open(path: string): Promise<void>;
  untilAlive(): Promise<void>;
  /** Runs a function in the page and returns its result. The function sees only its arguments and the page. */
  run<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
  /** Calls a function of find-in-page.ts. */
  find(call: string, ...args: unknown[]): Promise<unknown>;
  /** Waits until there is a match, or none. */
  sees(target: Target): Promise<void>;
  seesNo(target: Target): Promise<void>;
  count(target: Target): Promise<number>;
  /** The distance of its middle from the top of the window, even outside it. */
  placeOf(target: Target): Promise<number>;
  /** The texts of all matches. */
  text(target: Target): Promise<string>;
  /** Waits until this is true in the page: `what` describes it for the failure message. */
  until(what: string, isSo: () => boolean): Promise<void>;
  isAt(path: string): Promise<void>;
}

/** The number of polls after which the page's retry buttons are clicked, if a part is late. */
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
        // The page gives up on a load after a few seconds, which may be too short on a busy machine.
        if (looks % patience === 0) await reader.run(pressRetries);
        return reader.run(slotsThatWait, aliveSelector);
      };
      await poll("slots that script has not taken over", missing).toEqual([]);
    },
    // Typed like the function, since its own text runs.
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

/** Polls until the value is as expected. An error, such as from a document that is being replaced, counts as not yet. */
export function poll<Seen>(message: string, look: () => Promise<Seen>) {
  return expect.poll(() => look().catch(String), { message, intervals: [50] });
}

export function sayTarget({ role, name, says, within, matching }: Target): string {
  const parts = [name && `"${name}"`, says && `that says "${says}"`, matching, within && `in the ${sayTarget(within)}`];
  return [role, ...parts.filter(Boolean)].join(" ");
}

/** Slots that script has not taken over: none once the page is alive. */
function slotsThatWait(selector: string): string[] {
  const isAlive = document.querySelector(selector) !== null;
  if (isAlive && document.querySelector(".zhian-unavailable") === null) return [];
  const slots = [...document.querySelectorAll<HTMLElement>("[data-slot], [data-late]")];
  return ["the page", ...slots.map(({ dataset }) => JSON.stringify(dataset))];
}

function pressRetries(): void {
  for (const retry of document.querySelectorAll<HTMLElement>(".zhian-unavailable button")) retry.click();
}
