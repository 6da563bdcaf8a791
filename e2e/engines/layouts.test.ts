import { rounds } from "@zhian/chaos/rounds";
import { pageKinds } from "../support/page-kinds.ts";
import { inTurn } from "../support/walked-in.ts";
import { at, locales } from "../support/words.ts";
import { faultsOf, type Layout, readLayout } from "./layout.ts";
import { expect, startEngine, test } from "./test.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const kinds = pageKinds.slice(
  0,
  rounds({ short: 2, long: pageKinds.length, of: "kinds of page that engines lay out" }),
);

/** The last is a window of 1280 px at 400 %. */
const sizes = [
  [2560, 900],
  [1440, 900],
  [768, 900],
  [390, 900],
  [320, 900],
  [320, 256],
] as const;

/** Text at 200 % is judged in desktop windows. The last of `sizes` stands for zoom in narrow ones. */
const sizesOfLargeText = sizes.filter(([width]) => width >= 1280);

/** A system's fonts are drawn a little wider in one engine than in the other. */
const tolerance = 3;

function differences(layout: Layout, reference: Layout): string[] {
  return Object.entries(layout).flatMap(([part, { left, right }]) => {
    const its = reference[part as keyof Layout];
    const isAlike = Math.abs(left - its.left) <= tolerance && Math.abs(right - its.right) <= tolerance;
    return isAlike
      ? []
      : [`${part} leaves ${left} and ${right} px at its sides, and in Chromium ${its.left} and ${its.right}`];
  });
}

/** At each size, and with texts of twice the size. */
async function readLayouts(visitor: Visitor, path: string): Promise<Record<string, Layout>> {
  await visitor.driver.resize(1440, 900);
  await visitor.open(path);
  const layouts: Record<string, Layout> = {};
  for (const [width, height] of sizes) {
    await visitor.driver.resize(width, height);
    layouts[`${path} at ${width} by ${height} px`] = await readLayout(visitor);
  }
  return layouts;
}

for (const locale of locales) {
  test(`pages fit each window, and stand where they stand in Chromium (${locale})`, async ({
    visitor,
    engineName,
    siteUrl,
  }) => {
    visitor.expects(/status of 404/);
    const chromium = await startEngine("chromium", {});
    try {
      const reference = createVisitor(await chromium.begin(), siteUrl);
      for (const { path } of inTurn(kinds, locale)) {
        const address = at(locale, path);
        const expected = engineName === "chromium" ? {} : await readLayouts(reference, address);
        const layouts = await readLayouts(visitor, address);
        for (const [where, layout] of Object.entries(layouts))
          expect.soft(differences(layout, expected[where] ?? layout), where).toEqual([]);
        for (const [text, those] of [
          ["100%", sizes],
          ["200%", sizesOfLargeText],
        ] as const) {
          await visitor.run((size) => void (document.documentElement.style.fontSize = size), text);
          for (const [width, height] of those) {
            await visitor.driver.resize(width, height);
            expect.soft(await faultsOf(visitor), `${address} at ${width} by ${height} px, text at ${text}`).toEqual([]);
          }
        }
      }
    } finally {
      await chromium.stop();
    }
  });
}
