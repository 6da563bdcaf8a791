import { expect } from "@playwright/test";
import { aliveSelector } from "../support/alive.ts";
import type { Driver, Key } from "./driver.ts";
import { type Aimed, finderExpression, type Target } from "./find-in-page.ts";

/** Somebody at a browser: knows things by what they are and what they are called, and waits for them. */
export interface Visitor {
  driver: Driver;
  /** Opens an address of the site and waits until script has taken the page over. */
  open(path: string): Promise<void>;
  untilAlive(): Promise<void>;
  /** Waits until it is there, at rest, in view, and on top. */
  aim(target: Target): Promise<{ x: number; y: number }>;
  /** Presses it with the pointer, once that can be done. */
  click(target: Target): Promise<void>;
  /** Puts the focus into a field by a click, and writes. */
  fill(target: Target, text: string): Promise<void>;
  /** Takes an option of a native list by what it says; how such a list opens is the system's. */
  choose(field: string, option: string): Promise<void>;
  press(key: Key, held?: "Shift"): Promise<void>;
  /** What a function answers within the page. It sees its arguments and the page only. */
  run<Args extends unknown[], Answer>(ask: (...args: Args) => Answer, ...args: Args): Promise<Awaited<Answer>>;
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
  /** Has a complaint of the page's that matches count for nothing. */
  expects(complaint: RegExp): void;
  unexpected(): string[];
}

/** Firefox judges what a page fetches ahead by `default-src`, and so fetches nothing ahead: the next page comes all the same. */
const heldAgainstDefault = /blocked the loading of a resource \(default-src\) at \S+\/_fragments\//;

/** Firefox checks a load that navigation has cancelled against the hash of an empty body. */
const cancelledLoad = /integrity attribute.*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/;

export function createVisitor(driver: Driver, siteUrl: string): Visitor {
  const expected = [heldAgainstDefault, cancelledLoad];
  const find = (call: string, ...args: unknown[]) =>
    driver.evaluate(`${finderExpression}.${call}(${args.map((arg) => JSON.stringify(arg)).join(", ")})`);
  const countOf = (target: Target) => poll(`how many there are of: ${sayTarget(target)}`, () => visitor.count(target));
  const visitor: Visitor = {
    driver,
    async open(path) {
      await driver.goTo(new URL(path, siteUrl).href);
      await visitor.untilAlive();
    },
    async untilAlive() {
      const missing = () => visitor.run(slotsThatWait, aliveSelector);
      await poll("slots that script has not taken over", missing).toEqual([]);
    },
    async aim(target) {
      let aimed: Aimed = "";
      const look = async () => {
        // The answer of what is run in the page.
        aimed = (await find("aim", target)) as Aimed;
        return typeof aimed === "string" ? aimed : "can be clicked";
      };
      await poll(sayTarget(target), look).toBe("can be clicked");
      if (typeof aimed === "string") throw new Error(aimed);
      return aimed;
    },
    async click(target) {
      const { x, y } = await visitor.aim(target);
      await driver.click(x, y);
    },
    async fill(target, text) {
      await visitor.click(target);
      await visitor.until("a field has the focus", () => document.activeElement?.matches("input, textarea") === true);
      await driver.type(text);
    },
    async choose(field, option) {
      await visitor.sees({ role: "combobox", name: field });
      await find("choose", field, option);
    },
    press: (key, held) => driver.press(key, held),
    // As typed as the function is: it is its own text that runs.
    run: (ask, ...args) => driver.evaluate(`(${String(ask)})(...${JSON.stringify(args)})`) as Promise<never>,
    sees: (target) => countOf(target).toBeGreaterThan(0),
    seesNo: (target) => countOf(target).toBe(0),
    count: (target) => find("count", target) as Promise<number>,
    placeOf: (target) => find("placeOf", target) as Promise<number>,
    text: (target) => find("textsOf", target) as Promise<string>,
    until: (what, isSo) => poll(what, () => visitor.run(isSo)).toBe(true),
    isAt: (path) =>
      poll("the address", () => visitor.run(() => location.pathname + location.search + location.hash)).toBe(path),
    expects: (complaint) => void expected.push(complaint),
    unexpected: () => driver.complaints().filter((text) => !expected.some((complaint) => complaint.test(text))),
  };
  return visitor;
}

/** Looks until it sees what is expected. A document that goes away under the question is no answer yet. */
export function poll<Seen>(message: string, look: () => Promise<Seen>) {
  return expect.poll(() => look().catch(String), { message, intervals: [50] });
}

function sayTarget({ role, name, says, within, matching }: Target): string {
  const parts = [name && `"${name}"`, says && `that says "${says}"`, matching, within && `in the ${sayTarget(within)}`];
  return [role, ...parts.filter(Boolean)].join(" ");
}

/** Of a page that script has taken over, none. */
function slotsThatWait(selector: string): string[] {
  if (document.querySelector(selector) !== null) return [];
  const slots = [...document.querySelectorAll<HTMLElement>("[data-slot], [data-late]")];
  return ["the page", ...slots.map(({ dataset }) => JSON.stringify(dataset))];
}
