import { describe, expect, it } from "@jest/globals";
import { integrityOf } from "../integrity-of.ts";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { carriedFragment } from "./carried-fragment.ts";

interface Built {
  /** It has a chunk for each of so many products. */
  products: number;
  /** Version of @zhian/build. */
  by: string;
}

function releaseWith({ products, by }: Built): Release {
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
    shared: { "@zhian/build": { version: by, range: `^${by}` } },
    files: { ...small.files, ...Object.fromEntries(content.map((name) => [`${name}.js`, file])) },
  };
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles: new Map(), isRunnable: true };
}

describe("what a document carries of a release", () => {
  it("is what hydrates the page, and the hash of the file that has the rest", () => {
    const release = releaseWith({ products: 200, by: "0.1.1" });
    const carried = carriedFragment(release, ["page", "no-chunk", "toString"]);

    expect(Object.keys(carried.integrity)).toEqual(["remoteEntry.1.js", "page.1.js"]);
    expect(carried.rest).toBe(integrityOf(JSON.stringify(release.page)));
    expect(release.page.integrity["content-7.js"]).toBe(integrityOf("any"));
  });

  it("does not grow with what else the release can do", () => {
    const [few, many] = [2, 200].map((products) => carriedFragment(releaseWith({ products, by: "0.1.1" }), ["page"]));
    expect(JSON.stringify(many)).toHaveLength(JSON.stringify(few).length);
  });

  it("has the hashes of styles where the entry was built to load them without waiting", () => {
    const carried = carriedFragment(releaseWith({ products: 2, by: "0.1.0" }), []);
    expect(Object.keys(carried.integrity)).toEqual(["remoteEntry.1.js", "page.1.css"]);
  });
});
