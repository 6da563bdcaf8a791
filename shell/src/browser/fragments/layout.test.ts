import { afterEach, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { getAppStatus, MOUNTED, registerApplication, start, triggerAppChange } from "single-spa";
import type { Site } from "../page/site.ts";
import { followAddresses, holdMain } from "./layout.ts";

const event = "single-spa:before-routing-event";
// Only what is used of a site here.
const siteOf = (owner: string) => ({ ownerAt: () => ({ name: owner }) }) as unknown as Site;

function makeMain(height: number): HTMLElement {
  const main = document.createElement("main");
  main.dataset["fragment"] = "mf-products";
  Object.defineProperty(main, "offsetHeight", { value: height });
  return main;
}

afterEach(() => document.body.replaceChildren());

it("keeps the main slot's height between two fragments, until the next page is rendered", () => {
  const main = makeMain(1234);
  const { release } = holdMain(siteOf("mf-solutions"), main);
  window.dispatchEvent(new CustomEvent(event));
  expect(main.style.minBlockSize).toBe("1234px");
  release();
  expect(main.style.minBlockSize).toBe("");
});

it("keeps a fallback's height until its fragment is rendered", () => {
  const main = makeMain(844);
  main.dataset["outcome"] = "fallback";
  const { release } = holdMain(siteOf("mf-products"), main);
  expect(main.style.minBlockSize).toBe("844px");
  release();
  expect(main.style.minBlockSize).toBe("");
});

it("does not fix the height if the fragment stays the same", () => {
  const main = makeMain(1234);
  holdMain(siteOf("mf-products"), main);
  window.dispatchEvent(new CustomEvent(event));
  expect(main.style.minBlockSize).toBe("");
});

it("mounts the owner of an address that a router navigated to before the owner was known", async () => {
  let isKnown = false;
  // Only what is used of a site here.
  const site = {
    ...siteOf("mf-late"),
    hasErrorAt: () => false,
    raiseErrorAt: () => undefined,
    knows: () => isKnown,
  } as unknown as Site;
  const directory = {
    prepare() {
      isKnown = true;
      return Promise.resolve(true);
    },
  };
  const isActive: boolean[] = [];
  registerApplication({
    name: "mf-late",
    app: { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} },
    activeWhen() {
      isActive.push(isKnown);
      return isKnown;
    },
  });
  followAddresses({ site, slots: new Map(), directory, onUnknown: () => undefined });
  start();
  await triggerAppChange();
  await waitFor(() => expect(getAppStatus("mf-late")).toBe(MOUNTED));
  expect(isActive[0]).toBe(false);
});
