import { expect, it } from "@jest/globals";
import type { PageState } from "@zhian/contracts/page";
import { createIntegrityHashes, installIntegrityLookup } from "./integrity.ts";

const hash = `sha384-${"A".repeat(64)}`;
const fragments = [
  { base: "/_fragments/mf-products/0.1.0/", integrity: { "remoteEntry.1.js": hash } },
  // Only what the look-up reads.
] as unknown as PageState["fragments"];
const { integrityOf: lookup, learn } = createIntegrityHashes(
  { fragments, shell: { base: "/_shell/", integrity: { "a.js": hash } } },
  "http://site",
);

it("knows the files of the page's releases and of the shell, by absolute or relative address", () => {
  expect(lookup("http://site/_fragments/mf-products/0.1.0/remoteEntry.1.js")).toBe(hash);
  expect(lookup("/_shell/a.js")).toBe(hash);
});

it.each([
  "/_fragments/mf-products/0.1.0/other.js",
  "/_fragments/mf-products/0.1.1/remoteEntry.1.js",
  "http://elsewhere/_shell/a.js",
  "/_shell/__proto__",
])("F-42 throws on %s, which no snapshot names", (address) => {
  expect(() => lookup(address)).toThrow("is in no release of this page");
});

it("knows the files of a fragment that was found later, once it was found", () => {
  const found = "/_fragments/mf-found/1.0.0/remoteEntry.1.js";
  expect(() => lookup(found)).toThrow("is in no release of this page");
  learn({ base: "/_fragments/mf-found/1.0.0/", integrity: { "remoteEntry.1.js": hash } });
  expect(lookup(found)).toBe(hash);
});

it("cannot be put aside by a fragment", () => {
  installIntegrityLookup(lookup);
  expect(() => {
    "use strict";
    globalThis.__zhianIntegrity = () => "";
  }).toThrow(TypeError);
});
