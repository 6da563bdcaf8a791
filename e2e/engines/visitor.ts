import type { Driver, Key } from "./driver.ts";
import type { Aimed, Target } from "./find-in-page.ts";
import { createReader, poll, type Reader, sayTarget } from "./reader.ts";

/** A person at a browser: finds elements by role and name, and waits for them. */
export interface Visitor extends Reader {
  driver: Driver;
  /** Waits until it is present, at rest, in view, and not covered. */
  aim(target: Target): Promise<{ x: number; y: number }>;
  /** Clicks it with the pointer, once that is possible. */
  click(target: Target): Promise<void>;
  /** The same, unless it disappears first. */
  clickWhileThere(target: Target): Promise<void>;
  /** Focuses a field by a click, and types. */
  fill(target: Target, text: string): Promise<void>;
  /** Selects an option of a native select by its label; opening such a list is up to the system. */
  choose(field: string, option: string): Promise<void>;
  press(key: Key, held?: "Shift"): Promise<void>;
  /** Opens another tab of the same browser, in the background. */
  openTab(): Promise<Reader>;
  /** Ignores the page's complaints that match. */
  expects(complaint: RegExp): void;
  unexpected(): string[];
}

/** Firefox checks the integrity of a load cancelled by navigation against the hash of an empty body. */
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
        // The result of the function that ran in the page.
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
      // The options may load after the field.
      const choose = async () => {
        await reader.find("choose", field, option);
        return "chosen";
      };
      await poll(`${option} in ${field}`, choose).toBe("chosen");
    },
    press: (key, held) => driver.press(key, held),
    openTab: async () => createReader(await driver.openTab(), siteUrl),
    expects: (complaint) => void expected.push(complaint),
    unexpected: () => driver.complaints().filter((text) => !expected.some((complaint) => complaint.test(text))),
  };
  return visitor;
}
