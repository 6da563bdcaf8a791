import { afterEach, expect, it } from "@jest/globals";
import { holdMain } from "./layout.ts";
import type { Site } from "./site.ts";

const event = "single-spa:before-routing-event";
// Only what is asked of a site here.
const siteOf = (owner: string) => ({ ownerAt: () => ({ name: owner }) }) as unknown as Site;

function makeMain(height: number): HTMLElement {
  const main = document.createElement("main");
  main.dataset["fragment"] = "mf-products";
  Object.defineProperty(main, "offsetHeight", { value: height });
  return main;
}

afterEach(() => document.body.replaceChildren());

it("holds the main slot's height between two fragments, until the next page stands", () => {
  const main = makeMain(1234);
  const { release } = holdMain(siteOf("mf-solutions"), main);
  window.dispatchEvent(new CustomEvent(event));
  expect(main.style.minBlockSize).toBe("1234px");
  release();
  expect(main.style.minBlockSize).toBe("");
});

it("holds nothing where the fragment stays", () => {
  const main = makeMain(1234);
  holdMain(siteOf("mf-products"), main);
  window.dispatchEvent(new CustomEvent(event));
  expect(main.style.minBlockSize).toBe("");
});
