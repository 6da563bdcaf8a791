import { setTimeout } from "node:timers/promises";
import { isUsedByNow, type LatePreload, readLatePreload, recordLoadedFiles } from "@zhian/testing/late-preloads";
import { type Browser, chromium, type Page } from "playwright";
import { CommandError } from "../progress/print-failure.ts";

const alive =
  'html:has(#slot-header[data-outcome="mounted"]):not(:has([data-slot][data-fragment]:not([data-outcome="mounted"])))';
/** May come from other fragments' calls: an api that has just started may refuse one. */
const notOurs = /Failed to load resource/;

/** Ends a hanging wait; a shell on a busy machine may take long to learn of a release. */
const mostMs = 120_000;

export interface Eyes {
  /** Waits until the page at `url` is alive with this `heading`. Throws a CommandError if it has another one, or logs complaints. */
  see(url: string, heading: string): Promise<void>;
  /** The same for a preview URL, whose page has a bar with the text `bar`. */
  seePreview(address: string, heading: string, bar: string): Promise<void>;
  /**
   * For a locally built page: its heading is in the server's HTML and stays; then `change` is made, and appears without a
   * reload.
   */
  seeChange(url: string, headings: { before: string; after: string }, change: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Opens a visitor's Chromium. */
export async function openEyes(executablePath: string): Promise<Eyes> {
  const browser: Browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

  /** Checks the page once it is alive, in a new browser context. Throws a CommandError with the page's complaints. */
  async function look(url: string, heading: string, more?: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext();
    context.setDefaultTimeout(mostMs);
    await recordLoadedFiles(context);
    const page = await context.newPage();
    const complaints: string[] = [];
    const unused: LatePreload[] = [];
    page.on("console", (message) => {
      const preload = readLatePreload(message);
      const isBad = ["warning", "error"].includes(message.type()) && !notOurs.test(message.text());
      if (preload) unused.push(preload);
      else if (isBad) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    await page.waitForFunction((selector) => document.querySelector(selector) !== null, alive);
    const seen = await page.getByRole("heading", { level: 1 }).innerText();
    if (seen !== heading) throw new CommandError(`${url} says "${seen}", not "${heading}".`);
    await more?.(page);
    for (const each of unused) if (!(await isUsedByNow(each))) complaints.push(each.text);
    await context.close();
    if (complaints.length > 0) throw new CommandError(`${url} complains:\n${complaints.join("\n")}`);
  }

  return {
    async see(url, heading) {
      await untilServed(url, heading);
      await look(url, heading);
    },
    seePreview: (address, heading, bar) =>
      look(address, heading, async (page) => {
        const said = await page.getByRole("region", { name: "Preview" }).innerText();
        if (!said.includes(bar)) throw new CommandError(`The bar of ${address} says "${said}", not "${bar}".`);
      }),
    async seeChange(url, { before, after }, change) {
      await untilServed(url, before);
      const html = await (await fetch(url)).text();
      if (!html.includes(`>${before}</h1>`)) throw new CommandError(`The HTML of ${url} does not say "${before}".`);
      await look(url, before, async (page) => {
        await change();
        await page.getByRole("heading", { level: 1, name: after, exact: true }).waitFor({ timeout: mostMs });
      });
    },
    close: () => browser.close(),
  };
}

/** The registry has the change; shells follow later. Gives up silently: the check of the page reports its state. */
async function untilServed(url: string, heading: string): Promise<void> {
  const startedAt = performance.now();
  while (!(await (await fetch(url)).text()).includes(`>${heading}<`) && performance.now() - startedAt < mostMs) {
    await setTimeout(200);
  }
}
