import { findUnmarkedChoices, findWithoutEdge } from "../support/forced-colors.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { at, words } from "../support/words.ts";
import { layOutWhole } from "./layout.ts";
import { expect, test } from "./test.ts";

// Set at browser start: not every engine can change them later.
test.use({ settings: { reducedMotion: true, forcedColors: true } });

for (const locale of journeyLanguages(0)) {
  test(`with reduced motion nothing moves, and in forced colours every control has an edge (${locale})`, {
    tag: "@only-here",
  }, async ({ visitor, engineName }) => {
    await visitor.open(at(locale, "/products/bcd/search?q=free-1.com"));
    const media = (query: string) => visitor.run((asked) => matchMedia(asked).matches, query);
    expect(await media("(prefers-reduced-motion: reduce)")).toBe(true);
    expect(await media("(forced-colors: active)")).toBe(engineName !== "webkit");

    await visitor.click({ role: "button", name: words[locale].products, within: { role: "banner" } });
    await visitor.sees({
      role: "link",
      matching: `[href="${at(locale, "/products/bci")}"]`,
      within: { role: "banner" },
      nth: 0,
    });
    const moving = await visitor.run(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : "")),
    );
    expect(moving).toEqual([]);
    await visitor.press("Escape");
    await layOutWhole(visitor);
    expect(await visitor.run(findWithoutEdge)).toEqual([]);
    expect(await visitor.run(findUnmarkedChoices)).toEqual([]);
  });
}
