import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { open } from "./support/alive.ts";
import { remake } from "./support/broken-release.ts";
import { fragments } from "./support/fragments-command.ts";
import { layOut } from "./support/lay-out.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";

const run = Date.now().toString(36);
const its = "/solution/cloud-base";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite("style-leaks");
});

test.afterAll(() => site.stop());

/** Makes a release with changed style sheets: `change` maps each one's text to the new one. */
function remakeStyles(version: string, change: (css: string) => string): Promise<string> {
  return remake("mf-solutions", version, async (dist) => {
    const sheets = (await readdir(dist)).filter((path) => path.endsWith(".css"));
    for (const path of sheets) await writeFile(join(dist, path), change(await readFile(join(dist, path), "utf8")));
  });
}

// Text styles only: if the page's height is fractional, a background shares its last row of pixels with the content below.
/** Applies the same `!important` styles to every element with a class of the sheet, and to all of its descendants. */
function shout(css: string): string {
  const classes = new Set([...css.matchAll(/\.[a-z][\w]*-[\w-]{5}(?=[\s{:.,>+~[)])/gi)].map(([name]) => name));
  const rules = [...classes].map(
    (name) => `${name},${name} *,${name}::before{color:red!important;text-decoration:underline!important}`,
  );
  return css + rules.join("");
}

async function lookOutside(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  await layOut(page);
  // The slots themselves have no box.
  for (const role of ["banner", "contentinfo"] as const) {
    pictures.push(await page.getByRole(role).screenshot({ animations: "disabled" }));
  }
  return pictures;
}

test("F-61 a release whose styles reach outside its slot is rejected, naming the selector", async () => {
  for (const [index, [rule, said]] of [
    ["h1{color:red!important}", "the selector h1 "],
    ["*{margin:0!important}", "the selector \\* "],
    ["#slot-header a{display:none}", "the selector #slot-header a "],
  ].entries()) {
    const leaking = await remakeStyles(`8.0.${index}-${run}`, (css) => css + rule);
    await expect(fragments("publish", leaking, "--as-built")).rejects.toThrow(new RegExp(said ?? ""));
  }
});

test("F-61 a release that can be published changes no pixel outside its slot, whatever its styles", async ({
  page,
  pageLog,
}) => {
  // A page keeps the fallback font if its own loads late: here it always does.
  await withoutFonts(page, pageLog);
  await open(page, site.url + its);
  const before = await onceSettled(() => lookOutside(page));
  const main = await page.getByRole("heading", { level: 1 }).screenshot();
  const version = `8.1.0-${run}`;
  await fragments("publish", await remakeStyles(version, shout), "--as-built");
  await site.change("promote", "mf-solutions", version, "--no-watch");

  await open(page, site.url + its);
  // Elements shown only after scrolling, such as the link to the top, may be in one picture and not yet in the next.
  await expect
    .poll(async () => {
      const after = await lookOutside(page);
      return after.map((picture, index) => picture.equals(before[index] ?? Buffer.alloc(0)));
    })
    .toEqual([true, true]);
  expect((await page.getByRole("heading", { level: 1 }).screenshot()).equals(main)).toBe(false);
});

/** The pictures once two in a row are identical, so that late content is included. */
async function onceSettled(look: () => Promise<Buffer[]>): Promise<Buffer[]> {
  let last = await look();
  await expect
    .poll(async () => {
      const next = await look();
      const isSame = next.every((picture, index) => picture.equals(last[index] ?? Buffer.alloc(0)));
      last = next;
      return isSame;
    })
    .toBe(true);
  return last;
}
