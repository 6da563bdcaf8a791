import { describe, expect, it } from "@jest/globals";
import { hashesFile } from "@zhian/contracts/hashes-file";
import { integrityOf } from "@zhian/release/integrity-of";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { carriedFragment } from "./carried-fragment.ts";

interface Built {
  /** Number of products, each with its own chunk. */
  products: number;
  /** Whether the build wrote the file of all hashes. */
  hasHashes?: boolean;
}

function releaseWith({ products, hasHashes = true }: Built): Release {
  const { manifest: small } = makeFragment({ name: "mf-products" });
  const file = { integrity: integrityOf("any"), bytes: 3 };
  const chunk = (name: string) => ({ js: [`${name}.js`, "page.1.js"], css: [] });
  const names = ["page-late", ...Array.from({ length: products }, (_, index) => `content-${index}`)];
  const manifest = {
    ...small,
    browser: {
      ...small.browser,
      chunks: { ...small.browser.chunks, ...Object.fromEntries(names.map((name) => [name, chunk(name)])) },
    },
    files: {
      ...small.files,
      ...Object.fromEntries(names.map((name) => [`${name}.js`, file])),
      [hashesFile]: { integrity: integrityOf("all hashes"), bytes: 3 },
    },
  };
  if (!hasHashes) Reflect.deleteProperty(manifest.files, hashesFile);
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles: new Map(), isRunnable: true };
}

describe("the part of a release that a document carries", () => {
  it("is what hydrates the page, and the hash of the file with the rest", () => {
    const release = releaseWith({ products: 200 });
    const carried = carriedFragment(release, ["page", "no-chunk", "toString"]);

    expect(Object.keys(carried.integrity).sort()).toEqual(["page-late.js", "page.1.js", "remoteEntry.1.js"]);
    expect(carried.rest).toBe(integrityOf("all hashes"));
    expect(release.page.integrity["content-7.js"]).toBe(integrityOf("any"));
  });

  it("does not grow with the rest of the release", () => {
    const [few, many] = [2, 200].map((products) => carriedFragment(releaseWith({ products }), ["page"]));
    expect(JSON.stringify(many)).toHaveLength(JSON.stringify(few).length);
  });

  it("is all of a release that has no such file yet", () => {
    const release = releaseWith({ products: 2, hasHashes: false });
    expect(carriedFragment(release, ["page"])).toBe(release.page);
  });
});
