import type { Driver, Key } from "./driver.ts";
import type { Aimed, Target } from "./find-in-page.ts";
import { createReader, poll, type Reader, sayTarget } from "./reader.ts";

/** Somebody at a browser: knows things by what they are and what they are called, and waits for them. */
export interface Visitor extends Reader {
  driver: Driver;
  /** Waits until it is there, at rest, in view, and on top. */
  aim(target: Target): Promise<{ x: number; y: number }>;
  /** Presses it with the pointer, once that can be done. */
  click(target: Target): Promise<void>;
  /** Likewise, unless it disappears first. */
  clickWhileThere(target: Target): Promise<void>;
  /** Puts the focus into a field by a click, and writes. */
  fill(target: Target, text: string): Promise<void>;
  /** Takes an option of a native list by what it says; how such a list opens is the system's. */
  choose(field: string, option: string): Promise<void>;
  press(key: Key, held?: "Shift"): Promise<void>;
  /** Another tab of the same browser, which stays behind. */
  openTab(): Promise<Reader>;
  /** Has a complaint of the page's that matches count for nothing. */
  expects(complaint: RegExp): void;
  unexpected(): string[];
}

/** Firefox checks a load that navigation has cancelled against the hash of an empty body. */
const cancelledLoad = /integrity attribute.*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/;

export function createVisitor(driver: Driver, siteUrl: string): Visitor {
  const expected = [cancelledLoad];
  const reader = createReader(driver, siteUrl);
  const visitor: Visitor = {
    ...reader,
    driver,
    async aim(target) {
      let aimed: Aimed = "";
      const look = async () => {
        // The answer of what is run in the page.
        aimed = (await reader.find("aim", target)) as Aimed;
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
    async clickWhileThere(target) {
      const look = async () => {
        const aimed = (await reader.find("aim", target)) as Aimed;
        if (typeof aimed !== "string") await driver.click(aimed.x, aimed.y);
        else if ((await reader.count(target)) > 0) return aimed;
        return "clicked, or gone";
      };
      await poll(sayTarget(target), look).toBe("clicked, or gone");
    },
    async fill(target, text) {
      await visitor.click(target);
      await reader.until("a field has the focus", () => document.activeElement?.matches("input, textarea") === true);
      await driver.type(text);
    },
    async choose(field, option) {
      await reader.sees({ role: "combobox", name: field });
      await reader.find("choose", field, option);
    },
    press: (key, held) => driver.press(key, held),
    openTab: async () => createReader(await driver.openTab(), siteUrl),
    expects: (complaint) => void expected.push(complaint),
    unexpected: () => driver.complaints().filter((text) => !expected.some((complaint) => complaint.test(text))),
  };
  return visitor;
}
