import { expect, it } from "@jest/globals";
import type { PagePlan } from "./page-plan.ts";
import type { FragmentRender } from "./render-fragments.ts";
import { slotElement } from "./slot-element.ts";

/** A slot of a release that was not rendered, as text. */
function fallbackSlot(slot: "main" | "header", html: string, locale: "en" | "zh" = "en"): string {
  // Only the fields that are read.
  const plan = { locale } as PagePlan;
  const manifest = { name: "mf-a", fallback: { [locale]: { [slot]: html } } };
  const render = { slots: [slot], release: { manifest } } as unknown as FragmentRender;
  return slotElement(plan, slot, render).join("");
}

it("adds a page heading if a release's fallback has none", () => {
  expect(fallbackSlot("main", "<p>Gone</p>")).toContain(
    '<h1 class="container">This page is temporarily unavailable</h1><p>Gone</p>',
  );
  expect(fallbackSlot("main", "", "zh")).toContain('<h1 class="container">此页面暂时无法显示</h1>');
});

it("leaves a fallback that has a heading, and those of other slots, unchanged", () => {
  expect(fallbackSlot("main", '<h1 id="a">Gone</h1>')).toContain('data-outcome="fallback"><h1 id="a">Gone</h1></main>');
  expect(fallbackSlot("header", "<p>Gone</p>")).toContain('data-outcome="fallback"><p>Gone</p></div>');
});
