import { describe, expect, it } from "@jest/globals";
import { integrityOf } from "../integrity-of.ts";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { carriedFragment } from "./carried-fragment.ts";

/** A release with a page for each of so many products. */
function releaseWith(products: number): Release {
  const { manifest: small } = makeFragment({ name: "mf-products" });
  const file = { integrity: integrityOf("any"), bytes: 3 };
  const content = Array.from({ length: products }, (_, index) => `content-${index}`);
  const manifest = {
    ...small,
    browser: {
      ...small.browser,
      chunks: {
        ...small.browser.chunks,
        ...Object.fromEntries(content.map((name) => [name, { js: [`${name}.js`, "page.1.js"], css: [] }])),
      },
    },
    files: { ...small.files, ...Object.fromEntries(content.map((name) => [`${name}.js`, file])) },
  };
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles: new Map(), isRunnable: true };
}

describe("what a document carries of a release", () => {
  it("is all of it where it has no content", () => {
    const release = releaseWith(0);
    expect(carriedFragment(release)).toBe(release.page);
  });

  it("does not grow with its content, and names the file that has the rest by its hash", () => {
    const [few, many] = [releaseWith(2), releaseWith(200)];
    const [carriedOfFew, carriedOfMany] = [carriedFragment(few), carriedFragment(many)];

    expect(JSON.stringify(carriedOfMany)).toHaveLength(JSON.stringify(carriedOfFew).length);
    expect(Object.keys(carriedOfMany.integrity)).toEqual(["remoteEntry.1.js", "page.1.js", "page.1.css"]);
    expect(carriedOfMany.rest).toBe(integrityOf(JSON.stringify(many.page)));
    expect(many.page.integrity["content-7.js"]).toBe(integrityOf("any"));
    expect(carriedFragment(many)).toBe(carriedOfMany);
  });
});
