import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { layOut } from "./lay-out.ts";
import { settled } from "./settled.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeScope {
  /** Selector of the only part to check; otherwise the whole document is checked. */
  within?: string;
  /** Ids of rules that do not fit the page. */
  without?: readonly string[];
}

/** The violations that axe finds on the page at rest: each rule with the elements that break it. */
export async function violationsOf(page: Page, { within, without = [] }: AxeScope = {}): Promise<string[]> {
  await layOut(page);
  await settled(page);
  if (page.frames().length > 1) throw new Error("axe is given to the page alone, and would not see into its frames");
  // Injected once per document: it is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    // Passes are checked as well, but not described: that took twice as long as the checks.
    resultTypes: ["violations"],
  };
  return page.evaluate(
    async ([part, given]) => {
      const { violations } = await window.axe.run(part ?? document, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
