import type { Page } from "@playwright/test";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { rounds } from "@zhian/chaos/rounds";
import { untilAlive } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { watchShifts } from "./support/layout-shifts.ts";
import { pageKinds } from "./support/page-kinds.ts";
import type { PageLog } from "./support/page-log.ts";
import { site } from "./support/site.ts";
import { takeApart } from "./support/take-apart.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { at } from "./support/words.ts";

const widths = [1440, 1024, 390];
const several = rounds({ short: 1, long: widths.length, of: "widths of a window that a page comes into drop by drop" });

const pages = [
  ...pageKinds,
  { kind: "domains", path: "/products/bcd" },
  { kind: "search", path: "/search?q=server" },
  { kind: "login", path: "/console/login" },
];

function views(kinds: readonly { kind: string; path: string }[]) {
  return kinds.flatMap(({ kind, path }, index) =>
    journeyLanguages(index).flatMap((locale) =>
      widths
        .filter((_, turn) => (turn + index) % widths.length < several)
        .map((width) => ({ kind, locale, path, width })),
    ),
  );
}

async function prepare(page: Page, pageLog: PageLog, width: number): Promise<void> {
  pageLog.expect(/status of 404/);
  // A font that arrives late moves text; another test covers that.
  await withoutFonts(page, pageLog);
  await page.setViewportSize({ width, height: 900 });
}

/** The page pauses at the end of a block: text that pauses within a line moves what stands beside it. */
const blockEnd = /(?<=<\/(?:d[dlt]|div|h\d|li|ol|p|section|table|t[dhr]|ul)>)/;

let proxy: ChaosProxy;

test.beforeAll(async () => {
  proxy = await startChaosProxy({ target: site.url });
});

test.afterAll(() => proxy.close());

for (const { kind, locale, path, width } of views(pageKinds)) {
  test(`nothing on a page moves while it streams in slowly: ${kind} (${locale}, ${width} px)`, async ({
    page,
    pageLog,
  }) => {
    await prepare(page, pageLog, width);
    const shifts = await watchShifts(page);
    const address = at(locale, path);
    proxy.fault({ kind: "drip", bytesPerSecond: 50_000, at: blockEnd }, (asked) => asked === address);
    await page.goto(proxy.url + address);
    await untilAlive(page);
    // Text that is still loading grows.
    const moved = (await shifts()).filter(({ from, to, wider, isInLine }) => from !== to && wider <= 0 && !isInLine);
    expect(moved).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { kind, locale, path, width } of views(pages)) {
    test(`nothing on a page moves, wherever its HTML pauses: ${kind} (${locale}, ${width} px)`, async ({
      page,
      pageLog,
    }) => {
      await prepare(page, pageLog, width);
      await page.goto(at(locale, path));
      expect(await takeApart(page)).toEqual([]);
    });
  }

  test("an element that moves the one before it is found, even if `:last-child` kept its place", async ({ page }) => {
    await page.setContent(`
      <style>p { display: flex; justify-content: end } b:last-child { margin-right: 50px } i { width: 50px }</style>
      <main id="slot-main"><p><b>first</b><i>second</i></p></main>`);
    expect(await takeApart(page)).toMatchObject([{ element: "<b></b>", by: "<i></i>" }]);
  });

  test("a button that grows to the left when its label arrives is found", async ({ page }) => {
    await page.setContent(`
      <style>p { display: flex; justify-content: end }</style>
      <main id="slot-main"><p><button>Search</button></p></main>`);
    expect(await takeApart(page)).toMatchObject([{ element: "<button></button>", by: "<button></button>" }]);
  });
});

test("the footer of a short page is in its place as soon as it has begun", async ({ page, pageLog, request }) => {
  pageLog.expect(/status of 404/);
  const address = "/nowhere";
  const whole = await (await request.get(address)).text();
  const begun = whole.slice(0, whole.indexOf(">", whole.indexOf("<footer")) + 1);
  const top = () => page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().top);
  await withoutFonts(page, pageLog);
  await page.goto(address);
  const place = await top();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ status: 404, contentType: "text/html", headers: { "cache-control": "no-store" }, body: begun }),
  );
  await page.goto(address);
  expect(await top()).toBe(place);
});
