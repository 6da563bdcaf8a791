import { describe, expect, it } from "@jest/globals";
import type { ShellAssets } from "../assets.ts";
import { type Release, releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { documentHead } from "./document-head.ts";
import { preloadsOf } from "./needed-files.ts";
import type { PagePlan } from "./page-plan.ts";
import type { Part } from "./parts.ts";

function releaseWithLatePart(): Release {
  const { manifest: small } = makeFragment({ name: "mf-products" });
  const file = { integrity: `sha384-${"A".repeat(64)}`, bytes: 3 };
  const manifest = {
    ...small,
    browser: {
      ...small.browser,
      chunks: { ...small.browser.chunks, "part-late": { js: ["part-late.1.js"], css: ["part-late.1.css"] } },
    },
    files: { ...small.files, "part-late.1.js": file, "part-late.1.css": file },
  };
  const styles = new Map([["part-late.1.css", Buffer.from("b{color:blue}")]]);
  return { key: releaseKey(manifest), manifest, page: toPageFragment(manifest), styles, isRunnable: true };
}

/** The text of a head, without the values that differ between responses. */
function headOf(chunks: readonly string[], given: { noindex?: boolean } = {}): string {
  // Only the fields that a head reads.
  const plan = { locale: "en", address: { plain: "/products/bcc" } } as unknown as PagePlan;
  const assets = {
    entry: { path: "main.js", integrity: "" },
    styles: [],
    fonts: ["first-view.1.woff2"],
  } as unknown as ShellAssets;
  const config = { origin: "http://site.test", apiBase: "/api", consoleUrl: "/console" };
  const head = { title: "t", description: "d", keywords: "k", ...given };
  const parts = documentHead({ plan, head, needed: [{ release: releaseWithLatePart(), chunks }], assets, config });
  return textOf(parts);
}

function textOf(parts: readonly Part[]): string {
  return parts.filter((part) => typeof part !== "number").join("");
}

function scriptsIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/as="script" href="([^"]+)"/g)].map(([, path]) => path);
}

it("preloads a fragment's scripts for hydration, but not lazily hydrated ones", () => {
  const parts = preloadsOf({ release: releaseWithLatePart(), chunks: ["page", "part-late", "no-chunk"] });
  const own = ["remoteEntry.1.js", "page.1.js"].map((file) => `/_fragments/mf-products/1.0.0/${file}`);
  expect(scriptsIn(textOf(parts))).toEqual(own);
});

describe("the head of a document", () => {
  it("preloads a font in the head for wide windows, and for phones in the body, where it blocks nothing", () => {
    const [head, body] = headOf(["page"]).split("<body>");

    expect(head).toContain('media="(min-width: 64rem)" href="/_shell/first-view.1.woff2"');
    expect(body).toContain('media="not all and (min-width: 64rem)" href="/_shell/first-view.1.woff2"');
  });

  it("preloads the shell's script, and those a fragment hydrates its page with", () => {
    const html = headOf(["page", "part-late"]);
    const own = ["remoteEntry.1.js", "page.1.js"].map((file) => `/_fragments/mf-products/1.0.0/${file}`);
    expect(scriptsIn(html)).toEqual(["/_shell/main.js", ...own]);
    expect(html).toContain("b{color:blue}");
  });

  it("marks a page noindex if its loader says so, without alternates", () => {
    expect(headOf([])).toContain(`<link rel="canonical" href="http://site.test/products/bcc">`);
    expect(headOf([], { noindex: true })).toContain(`<meta name="robots" content="noindex">`);
    expect(headOf([], { noindex: true })).not.toContain("canonical");
  });
});
