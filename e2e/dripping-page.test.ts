import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { rounds } from "@zhian/chaos/rounds";
import { untilAlive } from "./support/alive.ts";
import { journeyLanguages } from "./support/journey-languages.ts";
import { type Shift, watchShifts } from "./support/layout-shifts.ts";
import { pageKinds } from "./support/page-kinds.ts";
import { site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { withoutFonts } from "./support/without-fonts.ts";
import { at } from "./support/words.ts";

const widths = [1440, 1024, 390];
const several = rounds({ short: 1, long: widths.length, of: "widths of a window that a page comes into drop by drop" });

/** Whether a cell moved sideways within its row: a table that is still loading recomputes its column widths with each row. */
function isColumn({ where, from, to }: Shift): boolean {
  return where.startsWith("<tr>") && from.split(",")[1] === to.split(",")[1];
}

let proxy: ChaosProxy;

test.beforeAll(async () => {
  proxy = await startChaosProxy({ target: site.url });
});

test.afterAll(() => proxy.close());

for (const [index, { kind, path }] of pageKinds.entries()) {
  for (const locale of journeyLanguages(index)) {
    for (const width of widths.filter((_, turn) => (turn + index) % widths.length < several)) {
      test(`nothing on a page moves while it streams in slowly: ${kind} (${locale}, ${width} px)`, async ({
        page,
        pageLog,
      }) => {
        pageLog.expect(/status of 404/);
        // A font that arrives late moves text; another test covers that.
        await withoutFonts(page, pageLog);
        await page.setViewportSize({ width, height: 900 });
        const shifts = await watchShifts(page);
        const address = at(locale, path);
        proxy.fault({ kind: "drip", bytesPerSecond: 10_000 }, (asked) => asked === address);
        await page.goto(proxy.url + address);
        await untilAlive(page);
        // Text that is still loading grows, and may wrap to a new line.
        const moved = (await shifts()).filter((shift) => shift.from !== shift.to && shift.wider <= 0);
        expect(moved.filter((shift) => !isColumn(shift))).toEqual([]);
      });
    }
  }
}

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
