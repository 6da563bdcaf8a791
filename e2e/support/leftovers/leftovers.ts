import type { Page } from "@playwright/test";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { compareStates, type Difference, readDocument, readProperties } from "./page-state.ts";
import { type Held, keepRegister } from "./register.ts";
import { watchListeners } from "./watch-listeners.ts";
import { watchMade } from "./watch-made.ts";
import { watchObservers } from "./watch-observers.ts";
import { watchOpen } from "./watch-open.ts";
import { watchTimers } from "./watch-timers.ts";

export interface Leftovers {
  /** Records the current state as the baseline. Call before the fragment is mounted for the first time. */
  begin(): Promise<void>;
  /** Returns one short line per leftover, with its position in the fragment's scripts. Call once the fragment is unmounted. */
  read(): Promise<string[]>;
}

const zod = ["__zod_globalConfig", "__zod_globalRegistry"];
const vue = ["__VUE__", "__VUE_INSTANCE_SETTERS__", "__VUE_SSR_SETTERS__"];

type Subject = Pick<FragmentManifest, "name" | "slots"> & { browser: Pick<FragmentManifest["browser"], "global"> };

/** Finds what a fragment leaves in a page after it is unmounted. Call before the page is opened. */
export async function watchLeftovers(page: Page, { name, slots, browser }: Subject): Promise<Leftovers> {
  const given = {
    base: `/_fragments/${name}/`,
    own: slots.map((slot) => `#slot-${slot}`).join(),
    // Globals of its build, and of libraries that share state between their copies.
    known: [browser.global, `webpackChunk${name.replaceAll("-", "_")}`, ...zod, ...vue],
    // The site clears keys with this prefix when the session ends.
    stored: "zhian:",
  };
  const scripts = [keepRegister, watchTimers, watchListeners, watchObservers, watchOpen, watchMade];
  // One script, since the order of several is not guaranteed.
  await page.addInitScript(scripts.map((script) => `(${String(script)})(${JSON.stringify(given)});`).join("\n"));

  async function readState(): Promise<void> {
    await page.evaluate(readProperties, given);
    await page.evaluate(readDocument, given);
  }

  return {
    begin: readState,
    async read() {
      await untilFewest(page);
      await readState();
      const held = await page.evaluate(() => window.__register.held().map(({ what, where }) => ({ what, where })));
      return [...count(held), ...(await page.evaluate(compareStates)).map(say)];
    },
  };
}

/** Waits until no more timers of the last navigation expire. */
async function untilFewest(page: Page): Promise<void> {
  const lookMs = 250;
  let fewest = Number.POSITIVE_INFINITY;
  let sinceLess = 0;
  for (let looks = 0; looks < 40 && sinceLess < 8; looks += 1) {
    const held = await page.evaluate(() => window.__register.held().length);
    sinceLess = held < fewest ? 0 : sinceLess + 1;
    fewest = Math.min(fewest, held);
    await page.waitForTimeout(lookMs);
  }
}

function count(held: readonly Pick<Held, "what" | "where">[]): string[] {
  const counts = new Map<string, number>();
  for (const { what, where } of held) {
    const said = say({ what, where });
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, many]) => `${many} × ${said}`);
}

function say({ what, where }: Difference): string {
  return where === undefined ? what : `${what}, from ${where}`;
}
