import { chromium } from "playwright";
import { loadAverage } from "../machine.ts";
import { type Spread, spreadOf } from "../statistics.ts";
import { loadPage } from "../tax/load-page.ts";
import { type PageWeight, weighPage } from "./weigh-page.ts";

interface SizedPage extends PageWeight {
  size: "smallest" | "median" | "largest";
  lcpMs: Spread;
}

/** How many uncompressed bytes a page grows by when the catalogue has twice as many products. */
export interface PageGrowth {
  path: string;
  page: number;
  /** Header and footer, whose menus have a fixed number of links. */
  layout: number;
  /** How many products are added, if the page lists them all. */
  listed?: number;
}

export interface PagesFindings {
  /** How many pages were weighed. */
  count: number;
  sized: SizedPage[];
  growth: PageGrowth[];
  load: number[];
}

interface PagesOptions {
  /** The site, and the same site with twice as many products. */
  origins: { usual: string; doubled: string };
  paths: readonly string[];
  /** Pages whose growth is reported: likely entry pages. */
  first: readonly Pick<PageGrowth, "path" | "listed">[];
  rounds: number;
  chromiumPath: string;
  detail(text: string): void;
}

/** Weighs every page, paints three of them on a phone, and weighs the entry pages again with a catalogue twice as large. */
export async function measurePages(options: PagesOptions): Promise<PagesFindings> {
  const { origins, paths, first, detail } = options;
  const weights: PageWeight[] = [];
  for (const path of paths) {
    detail(`weigh ${path}`);
    weights.push(await weighPage(origins.usual, path));
  }
  const growth: PageGrowth[] = [];
  for (const { path, ...listing } of first) {
    const [usual, doubled] = [await weighPage(origins.usual, path), await weighPage(origins.doubled, path)];
    const grown = (part: "page" | "layout") => doubled.plain[part] - usual.plain[part];
    growth.push({ path, page: grown("page"), layout: grown("layout"), ...listing });
  }
  return { count: weights.length, growth, ...(await paint(sizesOf(weights), options)) };
}

function sizesOf(weights: readonly PageWeight[]): (PageWeight & Pick<SizedPage, "size">)[] {
  const sorted = weights.toSorted((a, b) => a.total - b.total);
  const chosen = [
    ["smallest", sorted.at(0)],
    ["median", sorted.at((sorted.length - 1) / 2)],
    ["largest", sorted.at(-1)],
  ] as const;
  return chosen.flatMap(([size, weight]) => (weight ? [{ ...weight, size }] : []));
}

async function paint(
  sizes: ReturnType<typeof sizesOf>,
  { origins, rounds, chromiumPath, detail }: PagesOptions,
): Promise<Pick<PagesFindings, "sized" | "load">> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"], ...signals });
  const pages = sizes.map((page) => ({ ...page, lcps: new Array<number>() }));
  const load: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) {
        detail(`round ${round + 1} of ${rounds}: the ${page.size}, ${page.path}`);
        page.lcps.push((await loadPage(browser, origins.usual + page.path)).lcp);
      }
      load.push(loadAverage());
    }
  } finally {
    await browser.close();
  }
  return { sized: pages.map(({ lcps, ...page }) => ({ ...page, lcpMs: spreadOf(lcps) })), load };
}
