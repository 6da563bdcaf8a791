import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { readParts } from "@zhian/content/read-parts";
import { productOf, solutionsOf } from "@zhian/contracts/catalogue";
import { levelPacks } from "@zhian/contracts/level-packs";
import { inLanguage } from "@zhian/i18n/in-language";
import { alikePairs, sharedSentences, shortPages, textsOf } from "@zhian/testing/alike-texts";
import { faultsOfContent, faultsOfSeo } from "@zhian/testing/faults-of-content";
import { faultsOfFigure } from "@zhian/testing/faults-of-figure";
import { amountsInProse, listedPrices } from "@zhian/testing/published-amounts";
import { readPages } from "@zhian/testing/read-pages";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { billSums, clampQuantity, keyOfLine } from "../model/bill.ts";
import { type InDollars, inDollars } from "../model/in-dollars.ts";
import { namedProducts } from "../model/named-products.ts";
import { sectionsOf } from "../model/sections.ts";
import type { BillLine, SectionName, SolutionContent } from "../model/solution-content.ts";

const own = await readPages<SolutionContent>(join(import.meta.dirname, "solutions"));
const pages = own.map(({ path, page: content }) => {
  const page = inDollars(content, siteCatalogue);
  return { slug: path, page, details: page.details };
});
const { merged: shared } = readParts(join(import.meta.dirname, "shared"));

it("has a page for every solution", () => {
  expect(pages.map(({ slug }) => slug)).toEqual(
    solutionsOf(siteCatalogue)
      .map(({ slug }) => slug)
      .sort(),
  );
});

describe.each(pages)("the page of $slug", ({ slug, page, details }) => {
  it("belongs to the solution it is listed under", () => {
    expect(page.slug).toBe(slug);
  });

  it("has every text in both languages, none of them empty", () => {
    expect(faultsOfContent(page)).toEqual([]);
    expect(faultsOfSeo(page.seo, slug)).toEqual([]);
  });

  it("names only existing products, including all those of the solution", () => {
    const named = namedProducts(inLanguage(page, "en"));
    expect(named.filter((code) => !productOf(siteCatalogue, code))).toEqual([]);
    const ofSolution = page.listing.solution?.products ?? [];
    expect(ofSolution.length).toBeGreaterThan(2);
    expect(ofSolution.filter((code) => !named.includes(code))).toEqual([]);
  });

  it("has every section once, and begins with the situation", () => {
    const sections = sectionsOf(details);
    const all = ["situation", "regulations", "architecture", "bill", "timeline", "result", "faq"];
    expect([...sections].sort()).toEqual([...all, ...(details.own ? ["own"] : [])].sort());
    expect(sections[0]).toBe("situation");
    expect(sections.at(-1)).toBe("faq");
  });

  it("has no two adjacent plain tables", () => {
    const isTable = (name: SectionName | undefined) =>
      name === "regulations" || name === "result" || (name === "own" && details.own?.is === "table");
    const sections = sectionsOf(details);
    expect(sections.filter((name, index) => isTable(name) && isTable(sections[index + 1]))).toEqual([]);
  });

  it("links to its own sections, the console, a page or a quote", () => {
    const anchors = [...sectionsOf(details), details.own?.anchor, "contact"].map((anchor) => `#${anchor}`);
    const targets = page.actions.map(({ to }) => to);
    expect(targets.length).toBeLessThanOrEqual(2);
    expect(targets.filter((to) => !anchors.includes(to) && !/^(?:(?:console:)?\/|\?quote=1&)/.test(to))).toEqual([]);
    expect(anchors.filter((anchor) => anchor === `#${details.own?.anchor}`).length).toBeLessThanOrEqual(1);
  });

  it("names regulations of both countries, each with its authority", () => {
    const { items, reviewedAt } = details.regulations;
    expect(items.length).toBeGreaterThanOrEqual(4);
    expect(new Set(items.map(({ country }) => country.en))).toEqual(new Set(["Mainland China", "Indonesia"]));
    expect(items.filter(({ url }) => !/^https:\/\/[a-z.]+\/$/.test(url))).toEqual([]);
    expect(new Set(items.map(({ name }) => name.en)).size).toBe(items.length);
    expect(reviewedAt).toMatch(/^2026-\d\d-\d\d$/);
  });

  it("takes each price from the product's price list, and states none in prose", () => {
    const { lines } = details.bill;
    expect(lines.filter((line) => !isListed(line))).toEqual([]);
    expect(new Set(lines.map(keyOfLine)).size).toBe(lines.length);
    expect(lines.filter(({ quantity }) => quantity !== clampQuantity(quantity))).toEqual([]);
    expect(billSums(lines).filter(({ usd }) => usd === 0)).toEqual([]);
    expect(textsOf(page).filter((text) => amountsInProse(text).length > 0)).toEqual([]);
  });

  it("draws what the bill of materials lists, except for security services", () => {
    const { figure } = details.architecture;
    expect(faultsOfFigure(figure)).toEqual([]);
    expect(figure.nodes.length).toBeGreaterThanOrEqual(5);
    expect(figure.nodes.length).toBeLessThanOrEqual(12);
    const drawn = figure.nodes.flatMap(({ product }) => product ?? []);
    const listed = details.bill.lines.map(({ product }) => product);
    expect(drawn.filter((code) => !listed.includes(code))).toEqual([]);
    expect(
      listed.filter((code) => !drawn.includes(code) && productOf(siteCatalogue, code)?.kind !== "security-service"),
    ).toEqual([]);
  });

  it("highlights only layers that the figure has", () => {
    const { figure, layers } = details.architecture;
    const kinds = new Set(figure.nodes.map(({ kind }) => kind));
    expect(layers.filter(({ kind }) => !kinds.has(kind))).toEqual([]);
    expect(layers.length).toBeLessThanOrEqual(3);
    const at = { en: figure.caption.en.slice(0, 9), zh: figure.caption.zh.slice(0, 4) };
    expect(at).toEqual({ en: "Figure 2.", zh: "图 2　" });
  });

  it("plans its steps in order, and ends in its last week", () => {
    const { steps, weeks } = details.timeline;
    const begins = steps.map(({ from }) => from);
    expect(begins).toEqual([...begins].sort((one, other) => one - other));
    expect(begins[0]).toBe(1);
    const last = Math.max(...steps.map(({ from, days }) => from + days - 1));
    expect(last).toBeGreaterThan((weeks - 1) * 5);
    expect(last).toBeLessThanOrEqual(weeks * 5);
    expect(steps.filter(({ days }) => days < 1)).toEqual([]);
  });

  it("states results, limits and answers", () => {
    expect(details.result.rows.length).toBeGreaterThanOrEqual(4);
    expect(details.result.limit.en.length).toBeGreaterThan(40);
    expect(details.questions.items.length).toBeGreaterThanOrEqual(3);
    expect(details.questions.items.length).toBeLessThanOrEqual(5);
  });

  it("has as many cells in each row of its own table as there are columns", () => {
    if (details.own?.is !== "table") return;
    const { columns, rows } = details.own;
    expect(rows.filter(({ cells }) => cells.length !== columns.length - 1)).toEqual([]);
  });
});

describe("any two solution pages", () => {
  const texts = pages.map(({ slug, page }) => ({
    name: slug,
    en: ownTexts(page, "en"),
    zh: ownTexts(page, "zh"),
  }));

  it("share at most a fifth of their five-word sequences", () => {
    expect(shortPages(texts)).toEqual([]);
    expect(alikePairs(texts)).toEqual([]);
  });

  it("have no sentence in common", () => {
    expect(sharedSentences(texts)).toEqual([]);
  });

  it("have their sections in different orders", () => {
    const orders = pages.map(({ details }) => sectionsOf(details).join(" "));
    expect(new Set(orders).size).toBe(orders.length);
  });

  it("have unique headings", () => {
    const headings = pages.flatMap(({ details }) => headingsOf(details));
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });

  it("have figures of different shapes", () => {
    const shapes = pages.map(({ details: { architecture } }) =>
      architecture.figure.nodes.map(({ column, row, kind }) => `${column}${row}${kind}`).join(" "),
    );
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});

describe("the page of Classified Protection", () => {
  it("lists the six products of level 2 and the nine of level 3", () => {
    const page = pages.find(({ slug }) => slug === "dengbao-solution")?.page;
    const table = page?.details.own;
    const listed = table?.is === "table" ? table.rows.flatMap((row) => ("product" in row ? row.product : [])) : [];
    expect(listed).toEqual(levelPacks[3]);
    const bill = page?.details.bill.lines.map(({ product }) => product) ?? [];
    expect(levelPacks[2].filter((code) => !bill.includes(code))).toEqual([]);
  });
});

/** The unit of a bill may be ten, a hundred or a thousand units of the price list. */
function isListed({ product, usd, per }: BillLine): boolean {
  return listedPrices(product).some(
    (price) =>
      [1, 10, 100, 1000].some((units) => Math.abs(price.usd * units - usd) < 1e-6) &&
      isPaidLike(price.per, per, productOf(siteCatalogue, product)?.kind === "security-service"),
  );
}

/** Whether the periods match: a monthly or yearly list price requires the same period, and any other price of a service is a job. */
function isPaidLike(listed: string, per: BillLine["per"], isService: boolean): boolean {
  if (listed === "perMonth") return per === "month";
  if (listed === "perYear") return per === "year";
  return !isService || per === "once";
}

function headingsOf({
  situation,
  architecture,
  bill,
  timeline,
  result,
  questions,
  own: other,
}: InDollars<SolutionContent["details"]>) {
  return [situation, architecture, bill, timeline, result, questions, other].flatMap((part) => part?.heading.en ?? []);
}

/** All texts except the names of laws that apply to several solutions, and the closing text that all of them share. */
function ownTexts(page: InDollars<SolutionContent>, locale: "en" | "zh"): string[] {
  const ofAll = new Set(textsOf(inLanguage(shared, locale)));
  return textsOf(inLanguage(page, locale)).filter((text) => !ofAll.has(text));
}
