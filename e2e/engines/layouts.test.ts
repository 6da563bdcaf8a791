import { rounds } from "@zhian/chaos/rounds";
import { inTurn, journeyLanguages } from "../support/journey-languages.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { at, locales } from "../support/words.ts";
import { drawAsPrinted, faultsOf, type Layout, readLayout } from "./layout.ts";
import { expect, startEngine, test } from "./test.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const kinds = pageKinds.slice(
  0,
  rounds({ short: 2, long: pageKinds.length, of: "kinds of page that engines lay out" }),
);

/** The last one corresponds to a 1280 px window at 400 % zoom. */
const sizes = [
  [2560, 900],
  [1440, 900],
  [768, 900],
  [390, 900],
  [320, 900],
  [320, 256],
] as const;

/** The area of an A4 sheet within its margins. */
const paper = [718, 1000] as const;

/** System fonts are slightly wider in some engines than in others. */
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

interface Look {
  layout: Layout;
  /** Faults with the text at its normal size, and at 200 %. */
  faults: { plain: string[]; large: string[] };
}

/** Reads a page's layout at each size, and finally as printed. */
async function lookAt(visitor: Visitor, path: string): Promise<Map<string, Look>> {
  const look = async (): Promise<Look> => {
    const layout = await readLayout(visitor);
    const plain = await faultsOf(visitor);
    await enlarge(visitor, "200%");
    const large = await faultsOf(visitor);
    await enlarge(visitor, "");
    return { layout, faults: { plain, large } };
  };
  const looks = new Map<string, Look>();
  await visitor.open(path);
  for (const [width, height] of sizes) {
    await visitor.driver.resize(width, height);
    looks.set(`${path} at ${width} by ${height} px`, await look());
  }
  await visitor.driver.resize(...paper);
  await drawAsPrinted(visitor);
  looks.set(`${path} on paper`, await look());
  return looks;
}

/** Forces a new layout: WebKit keeps the scrollable width of a section with a wide table from the previous size. */
async function enlarge(visitor: Visitor, size: string): Promise<void> {
  await visitor.run((its) => {
    const { documentElement: root, body } = document;
    root.style.fontSize = its;
    body.style.display = "none";
    body.getBoundingClientRect();
    body.style.display = "";
  }, size);
}

for (const locale of locales) {
  test(`pages fit every window and the printed sheet, with the same layout as in Chromium (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor, engineName, siteUrl }) => {
    visitor.expects(/status of 404/);
    const chromium = await startEngine("chromium", {});
    try {
      const reference = createVisitor(await chromium.begin(siteUrl), siteUrl);
      for (const { path } of inTurn(kinds, locale)) {
        const address = at(locale, path);
        const expected = engineName === "chromium" ? undefined : await lookAt(reference, address);
        for (const [where, { layout, faults }] of await lookAt(visitor, address)) {
          expect.soft(differences(layout, expected?.get(where)?.layout ?? layout), where).toEqual([]);
          expect.soft(faults, where).toEqual({ plain: [], large: [] });
        }
        expect(await visitor.count({ role: "banner" }), "the header on paper").toBe(0);
      }
    } finally {
      await chromium.stop();
    }
  });
}

for (const locale of journeyLanguages(1)) {
  test(`F-176 right-to-left names do not reorder the text around them, displayed or typed (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor }) => {
    const names = "שלום.com مرحبا.com";
    await visitor.driver.resize(390, 900);
    await visitor.open(at(locale, `/products/bcd/search?q=${encodeURIComponent(names)}`));
    await visitor.until("the names", () => document.querySelector("main")?.innerText.includes("שלום") === true);
    expect(await faultsOf(visitor)).toEqual([]);
    const isBeside = await visitor.run(() => {
      const name = Object.assign(document.createElement("span"), { translate: false, textContent: "שלום" });
      const line = document.createElement("p");
      line.append("a ", name, " 1 b");
      document.querySelector("h1")?.after(line);
      // Without isolation, a number that follows it is rendered to its left.
      const after = document.createRange();
      after.setStart(line, 2);
      after.setEnd(line, 3);
      const isRight = after.getBoundingClientRect().left >= name.getBoundingClientRect().right - 1;
      line.remove();
      return isRight;
    });
    expect(isBeside).toBe(true);
    const directions = await visitor.run(() =>
      [...document.querySelectorAll("main :is(input[type=text], input[type=search], textarea)")].map(
        (field) => getComputedStyle(field).unicodeBidi,
      ),
    );
    expect(new Set(directions)).toEqual(new Set(["plaintext"]));
  });
}
