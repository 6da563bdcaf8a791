import { describe, expect, it } from "@jest/globals";
import layerLoader, { inLayer } from "./layer-loader.ts";

/** Returns the loader's output for a module at a path, in a fragment whose sources are in /site/mf-a/src. */
function layered(resourcePath: string): string {
  const context = { resourcePath, getOptions: () => ({ own: "/site/mf-a/src" }) };
  // The two members that the loader uses.
  return layerLoader.call(context as never, ".card{color:red}");
}

describe("a CSS module", () => {
  it("of a fragment goes into the fragment layer, one of a shared component into the ui layer", () => {
    expect(layered("/site/mf-a/src/ui/card.module.css")).toBe("@layer fragment {.card{color:red}}");
    expect(layered("/site/shared/ui/src/tag/tag.module.css")).toBe("@layer ui {.card{color:red}}");
    expect(layered("/site/mf-a/src-of-another/card.module.css")).toBe("@layer ui {.card{color:red}}");
  });

  it("may not contain a rule that browsers ignore within a layer", () => {
    expect(() => inLayer("ui", '.a{}\n@import "./b.css";')).toThrow("@import is not allowed in a CSS module");
    expect(() => inLayer("ui", "@media print{.a{top:0}}")).not.toThrow();
  });
});
