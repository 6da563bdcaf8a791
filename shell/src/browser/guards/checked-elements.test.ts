import { beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { PageState } from "@zhian/contracts/page";
import { installCheckedElements } from "./checked-elements.ts";
import { createIntegrityHashes } from "./integrity.ts";

const hash = `sha384-${"A".repeat(64)}`;
const base = "/_fragments/mf-stock/1.0.0/";
const known = `${base}details.js`;
const style = `${base}page.css`;
const leftOut = `${base}late.js`;
const fetchFake = jest.fn<typeof globalThis.fetch>();

beforeAll(() => {
  // Only what the look-up reads.
  const page = {
    fragments: [{ base, integrity: { "details.js": hash, "page.css": hash }, rest: `sha384-${"R".repeat(64)}` }],
    shell: { base: "/_shell/", integrity: {} },
  } as unknown as PageState;
  installCheckedElements(createIntegrityHashes(page, location.origin, fetchFake));
});

beforeEach(() => {
  fetchFake.mockReset();
  fetchFake.mockResolvedValue({ ok: true, json: async () => ({ "late.js": hash }) } as Response);
});

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement("script"), { src });
}

/** As mini-css-extract-plugin and webpack itself create it. */
function sheet(href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "stylesheet", href });
}

const failure = (element: Element) => new Promise((resolve) => element.addEventListener("error", resolve));

describe("an element that a bundler's runtime creates for a file of a release", () => {
  it("gets the hash from the snapshot before its URL", () => {
    expect(script(known)).toMatchObject({ integrity: hash, crossOrigin: "anonymous", src: location.origin + known });
    expect(sheet(style)).toMatchObject({ integrity: hash, href: location.origin + style });
    const byAttribute = document.createElement("script");
    byAttribute.setAttribute("SRC", `..${known}`);
    expect([byAttribute.integrity, byAttribute.getAttribute("src")]).toEqual([hash, `..${known}`]);
  });

  it("F-42 gets no URL until a hash that the document omits is fetched", async () => {
    const late = script(leftOut);
    const changed = new Promise((resolve) => new MutationObserver(resolve).observe(late, { attributeFilter: ["src"] }));
    expect([late.hasAttribute("src"), Boolean(late.integrity)]).toEqual([false, false]);
    await changed;
    expect([late.getAttribute("src"), late.integrity]).toEqual([leftOut, hash]);
  });

  it.each([
    `${base}unknown.js`,
    `${base}details.js?v=2`,
    `${base}a%20b.js`,
    `${base}../1.0.1/details.js`,
    "/_fragments/mf-other/1.0.0/details.js",
    "/_shell/unknown.js",
  ])("F-42 never gets the URL %s, which has no hash, and fails", async (address) => {
    const byProperty = script(address);
    const byAttribute = document.createElement("script");
    byAttribute.setAttribute("src", address);
    const all = [byProperty, byAttribute, sheet(address)];
    await Promise.all(all.map(failure));
    for (const element of all) expect(element.outerHTML).not.toMatch(/src|href/);
  });

  it("also fails if the hashes cannot be fetched", async () => {
    fetchFake.mockRejectedValue(new TypeError("Failed to fetch"));
    const late = script(`${base}later.js`);
    await failure(late);
    expect(late.hasAttribute("src")).toBe(false);
  });

  it.each([
    ["a preload", { rel: "preload", as: "style", href: style }],
    ["an icon", { rel: "icon", href: "/_fragments/mf-stock/1.0.0/icon.svg" }],
    ["a canonical link", { rel: "canonical", href: "/products" }],
    ["a style sheet with an invalid URL", { rel: "stylesheet", href: "http://" }],
  ])("is left unchecked if it is %s", (_what, given) => {
    const link = Object.assign(document.createElement("link"), given);
    expect([link.getAttribute("href"), Boolean(link.integrity)]).toEqual([given.href, false]);
  });

  it("cannot be exempted from the check by a fragment", () => {
    expect(() => Object.defineProperty(HTMLScriptElement.prototype, "src", { set: () => {} })).toThrow("redefine");
    expect(() => {
      "use strict";
      HTMLLinkElement.prototype.setAttribute = () => {};
    }).toThrow("read only");
  });
});
