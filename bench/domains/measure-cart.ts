import { chromium, type Page } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreads } from "../statistics.ts";

interface CartRound {
  /** From the click until the whole cart is painted. */
  addMs: number;
  yearsMs: number;
  removeMs: number;
  clearMs: number;
}

export interface CartCosts {
  names: number;
  figures: Record<keyof CartRound, Spread>;
  /** Size of the cookie, which all later requests carry. */
  cookieBytes: number;
  load: number[];
}

interface CartOptions {
  /** Origin of a site that uses the demo directory. */
  origin: string;
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

const names = 200;
const limitMs = 60_000;

/** Measures one search for 200 free names, and each change to a cart that holds them all, timed in the page. */
export async function measureCart({ origin, rounds, chromiumPath, detail }: CartOptions): Promise<CartCosts> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const asked = Array.from({ length: names }, (_, n) => `free-${n}.com`).join(",");
    await page.goto(`${origin}/products/bcd/search?q=${asked}`);
    const tick = page.getByRole("checkbox", { name: `Select free-${names - 1}.com`, exact: true });
    await page.waitForFunction(isReady, names, { timeout: limitMs });
    await tick.waitFor({ timeout: limitMs });
    const made: CartRound[] = [];
    const load: number[] = [];
    let cookieBytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      detail(`round ${round + 1} of ${rounds}`);
      const addMs = await timeAction(page, { of: "Add all", leaves: names });
      cookieBytes = (await page.evaluate(readCookie)).length;
      const yearsMs = await timeAction(page, { of: "years", leaves: names });
      const removeMs = await timeAction(page, { of: "Remove", leaves: names - 1 });
      made.push({ addMs, yearsMs, removeMs, clearMs: await timeAction(page, { of: "Clear", leaves: 0 }) });
      load.push(loadAverage());
    }
    return { names, figures: spreads(made.map((round) => ({ ...round }))), cookieBytes, load };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: when every row can be ticked, all rows have results and the page is hydrated. */
function isReady(count: number): boolean {
  return document.querySelectorAll('main tbody input[type="checkbox"]:enabled').length >= count;
}

/** Runs in the page: the cart's cookie, including its name. */
function readCookie(): string {
  return document.cookie.split("; ").find((pair) => pair.startsWith("domains=")) ?? "";
}

interface Action {
  /** Label of a button, or `years` for the first select of years. */
  of: string;
  /** Number of names in the cart afterwards. */
  leaves: number;
}

function timeAction(page: Page, action: Action): Promise<number> {
  return page.evaluate(async ({ of, leaves }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const cart = document.querySelector("#cart");
    const total = () => cart?.querySelector("output")?.textContent ?? "";
    const before = total();
    const startedAt = performance.now();
    if (of === "years") {
      const select = cart?.querySelector("select");
      if (!select) throw new Error("the cart has no select for years");
      select.value = "5";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      const button = [...document.querySelectorAll("main button")].find(({ textContent }) => textContent === of);
      if (!(button instanceof HTMLButtonElement)) throw new Error(`there is no button ${of}`);
      button.click();
    }
    do await frame();
    while (cart?.querySelectorAll("li > button").length !== leaves || total() === before);
    await frame();
    return performance.now() - startedAt;
  }, action);
}
