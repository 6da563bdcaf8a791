import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { readServed } from "./support/own-site.ts";
import { root, site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

// Pages are taken apart and recombined: no script runs.
test.use({ javaScriptEnabled: false });

/** Together these pages show every fragment except the one that opens as an overlay, whose HTML is in no page. */
const pages = [
  "/",
  "/products/bcc",
  "/products/bcd",
  "/solution/cloud-base",
  "/protocol/userProtocal",
  "/console/login",
];
const beside = "mf-calculator";

interface SlotPart {
  /** Fragment and slot; for main slots, fragment and page. */
  name: string;
  fragment: string;
  lang: string;
  html: string;
}

interface Sheet {
  /** The shell's if undefined. */
  fragment: string | undefined;
  address: string;
  text: string;
}

interface Parts {
  slots: SlotPart[];
  sheets: Sheet[];
}

async function takeApart(page: Page, paths: readonly string[]): Promise<Parts> {
  const slots = new Map<string, SlotPart>();
  const sheets = new Map<string, Sheet>();
  for (const path of paths) {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      slots: [...document.querySelectorAll<HTMLElement>("[data-slot][data-fragment]")].map((slot) => ({
        slot: slot.dataset["slot"] ?? "",
        fragment: slot.dataset["fragment"] ?? "",
        lang: document.documentElement.lang,
        html: slot.outerHTML,
      })),
      styles: [...document.querySelectorAll<HTMLStyleElement>("style[data-href]")].map((style) => ({
        address: style.dataset["href"] ?? "",
        text: style.textContent,
      })),
    }));
    for (const { slot, ...part } of found.slots) {
      const name = slot === "main" ? `${part.fragment} ${path}` : `${part.fragment} ${slot}`;
      if (!slots.has(name)) slots.set(name, { name, ...part });
    }
    for (const sheet of found.styles) {
      const fragment = /^\/_fragments\/([^/]+)\//.exec(sheet.address)?.[1];
      sheets.set(sheet.address, { fragment, ...sheet });
    }
  }
  return { slots: [...slots.values()], sheets: [...sheets.values()] };
}

async function sheetsBeside(): Promise<Sheet[]> {
  const folder = join(root, beside, "dist");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".css"));
  const read = async (file: string) => ({
    fragment: beside,
    address: file,
    text: await readFile(join(folder, file), "utf8"),
  });
  return Promise.all(files.map(read));
}

/** A document of these slots and sheets. The markup around a slot does not depend on their number. */
function documentOf(slots: readonly SlotPart[], sheets: readonly Sheet[], more = ""): string {
  const styles = sheets.map(({ text }) => `<style>${text}</style>`).join("");
  const bodies = slots.map(({ name, lang, html }) => `<section data-part="${name}" lang="${lang}">${html}</section>`);
  return `<!doctype html><html lang="en" data-laid-out><head><title>parts</title>${styles}${more}</head><body>${bodies.join("")}</body></html>`;
}

async function show(browser: Browser, html: string): Promise<Page> {
  // Animated elements would look different each time.
  const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.route("**/parts-of-pages", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: inItsFonts(html) }),
  );
  await page.goto(`${site.url}/parts-of-pages`);
  await page.evaluate(loadFaces);
  return page;
}

/** A font that loads in time for one document and too late for the other would break lines differently. */
function inItsFonts(html: string): string {
  return html.replaceAll("font-display:optional", "font-display:block");
}

/** Runs in the page. */
async function loadFaces(): Promise<void> {
  // System fonts may be missing.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
}

interface Wanted {
  part: string;
  /** Index of the element whose properties are returned as text; otherwise returns one hash per element. */
  element?: number;
}

/** The computed styles of all elements in a slot, and of their pseudo-elements. */
function stylesIn(page: Page, wanted: Wanted): Promise<string[]> {
  return page.evaluate(({ part, element: only }) => {
    const slot = document.querySelector(`[data-part="${part}"] > [data-slot]`);
    const elements = [...(slot?.querySelectorAll("*") ?? [])];
    // Positions depend on the document, which grows with every slot. Logical properties repeat widths and heights. The order of custom
    // properties differs between documents.
    const properties = [...getComputedStyle(document.body)]
      .filter((property) => !/^(top|right|bottom|left|inset-.+)$|-?(block|inline)-(size|start|end)/.test(property))
      .toSorted();
    const linesOf = (element: Element) =>
      [null, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === "none") return [];
        return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      });
    const toNumber = (lines: readonly string[]) => {
      let sum = 0;
      for (const line of lines)
        for (let at = 0; at < line.length; at++) sum = Math.imul(sum ^ line.charCodeAt(at), 16_777_619);
      return String(sum);
    };
    const chosen = only === undefined ? undefined : elements[only];
    return chosen ? linesOf(chosen) : elements.map((element) => toNumber(linesOf(element)));
  }, wanted);
}

/** Elements in a slot whose computed styles differ between two documents: the first three, as text. */
async function differences(part: string, alone: Page, together: Page): Promise<string[]> {
  const [one, other] = await Promise.all([stylesIn(alone, { part }), stylesIn(together, { part })]);
  expect(one.length, `elements of ${part}`).toBeGreaterThan(0);
  expect(other.length).toBe(one.length);
  const changed = one.flatMap((sum, element) => (sum === other[element] ? [] : [element]));
  const inWords = changed.slice(0, 3).map(async (element) => {
    const lines = new Set(await stylesIn(together, { part, element }));
    const alones = await stylesIn(alone, { part, element });
    return alones.filter((line) => !lines.has(line)).map((line) => `${part}, element ${element}: ${line}`);
  });
  return (await Promise.all(inWords)).flat();
}

test("every fragment on a shared page has the same computed styles as alone", async ({ page, browser, pageLog }) => {
  // The response of a site without the fragment that has the legal pages.
  pageLog.expect(/status of 404/);
  const { slots, sheets } = await takeApart(page, pages);
  const seen = [...new Set(slots.map(({ fragment }) => fragment))].toSorted();
  expect(seen, "fragments on these pages; name a page for the one that is missing").toEqual(
    Object.keys(await readServed("production"))
      .filter((name) => name !== beside)
      .toSorted(),
  );
  const opened = await sheetsBeside();
  expect(opened.length).toBeGreaterThan(0);

  const together = await show(browser, documentOf(slots, [...sheets, ...opened]));
  for (const slot of slots) {
    const its = sheets.filter(({ fragment }) => fragment === undefined || fragment === slot.fragment);
    const alone = await show(browser, documentOf([slot], its));
    expect(await differences(slot.name, alone, together), slot.name).toEqual([]);
    await alone.close();
  }
  await together.close();
});

// Each leak must be found among the first differing elements: the rule moves none of them.
const leaks = [
  ["a CSS rule", "outline-offset: ", () => "a{outline-offset:1px}"],
  ["a font face", "width: ", (sheets: readonly Sheet[]) => ownFace(sheets).replace("}", ";size-adjust:120%}")],
] as const;

for (const [name, property, leakOf] of leaks)
  test(`${name} that leaks into another slot is detected`, async ({ page, browser }) => {
    const { slots, sheets } = await takeApart(page, ["/"]);
    const [slot] = slots;
    if (!slot) throw new Error("these pages show no fragment");
    const alone = await show(browser, documentOf([slot], sheets));
    const leaking = await show(browser, documentOf([slot], sheets, `<style>${leakOf(sheets)}</style>`));

    expect((await differences(slot.name, alone, leaking)).join("\n")).toContain(property);
    await Promise.all([alone.close(), leaking.close()]);
  });

/** The first font of the site's text. */
function ownFace(sheets: readonly Sheet[]): string {
  const [face] = sheets.flatMap(({ text }) => /@font-face\{[^}]*url\([^}]*\}/.exec(text) ?? []);
  if (!face) throw new Error("no sheet of these has a face of its own");
  return face;
}
