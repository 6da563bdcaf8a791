import { setTimeout } from "node:timers/promises";
import { type Browser, chromium } from "playwright";
import { CommandError } from "../progress/print-failure.ts";

const alive =
  'html:has(#slot-header[data-outcome="mounted"]):not(:has([data-slot][data-fragment]:not([data-outcome="mounted"])))';
/** Of other fragments' calls as well: an api that has just started may refuse one. */
const notOurs = /Failed to load resource/;

/** Ends what hangs; a shell of a busy machine may take long to hear of a release. */
const mostMs = 120_000;

export interface Eyes {
  /** Waits until the page at `url` is alive and says `heading`. Throws a CommandError when it says something else, or complains. */
  see(url: string, heading: string): Promise<void>;
  close(): Promise<void>;
}

/** A visitor with a Chromium. */
export async function openEyes(executablePath: string): Promise<Eyes> {
  const browser: Browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  return {
    async see(url, heading) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("console", (message) => {
        const isBad = ["warning", "error"].includes(message.type()) && !notOurs.test(message.text());
        if (isBad) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await untilServed(url, heading);
      await page.goto(url);
      await page.waitForFunction((selector) => document.querySelector(selector) !== null, alive);
      const seen = await page.getByRole("heading", { level: 1 }).innerText();
      await context.close();
      if (seen !== heading) throw new CommandError(`${url} says "${seen}", not "${heading}".`);
      if (complaints.length > 0) throw new CommandError(`${url} complains:\n${complaints.join("\n")}`);
    },
    close: () => browser.close(),
  };
}

/** A change is whole once the registry has it: shells follow. Gives up in silence, for whoever looks at the page to say what is there. */
async function untilServed(url: string, heading: string): Promise<void> {
  const startedAt = performance.now();
  while (!(await (await fetch(url)).text()).includes(`>${heading}<`) && performance.now() - startedAt < mostMs) {
    await setTimeout(200);
  }
}
