import { expect, type Page, type Response } from "@playwright/test";
import { untilAlive } from "../support/alive.ts";
import { holdScripts } from "../support/hold-scripts.ts";
import { readWeight, type Weight, watchWeight } from "../support/weigh.ts";

export interface Opened {
  /** The server's response to any client. */
  html: string;
  weight: Weight;
  /** How many elements the server rendered within the slots, and the HTML of those that script discarded. */
  served: { count: number; lost: string[] };
}

declare global {
  interface Window {
    __served?: Element[];
  }
}

/** Opens a page for all judges at once: inspected before its scripts run, weighed, and hydrated. */
export async function openJudged(page: Page, address: string): Promise<Opened & { answer: Response }> {
  // The first visitor of a busy server may get a page that is completed in the browser, which has different files.
  let html = "";
  const isComplete = async () => {
    html = await (await page.request.get(address)).text();
    return !html.includes('aria-labelledby="found" aria-busy="true"');
  };
  await expect.poll(isComplete).toBe(true);
  await watchWeight(page);
  const scripts = await holdScripts(page);
  const answer = await page.goto(address, { waitUntil: "commit" });
  if (answer === null) throw new Error(`${address} was opened within a document`);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const count = await page.evaluate(() => {
    window.__served = [...document.querySelectorAll("[data-slot] *")];
    return window.__served.length;
  });
  scripts.release();
  await untilAlive(page);
  const lost = await page.evaluate(() =>
    (window.__served ?? []).filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200)),
  );
  return { html, answer, weight: await readWeight(page), served: { count, lost } };
}
