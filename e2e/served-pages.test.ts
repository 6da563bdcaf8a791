import { cataloguePaths, everyPath } from "./support/every-path.ts";
import { expect, test } from "./support/test.ts";
import { at, type Locale, locales } from "./support/words.ts";
import { expectLinkedData } from "./sweep/linked-data.ts";

// Checks what the server sent, for every page, without a browser. sweep.test.ts checks pages in a browser.

/** Paths in the sitemap, in both languages. */
async function readSitemap(request: { get(path: string): Promise<{ text(): Promise<string> }> }): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname);
}

test("the sitemap has every page of the site once in each language", async ({ request }) => {
  const addresses = await readSitemap(request);
  const pages = [
    ...cataloguePaths,
    "/products/bcd/price",
    "/products/bcd/search",
    "/news",
    "/document",
    "/protocol/userProtocal",
  ];
  const wanted = locales.flatMap((locale) => pages.map((path) => at(locale, path)));
  expect(wanted.filter((path) => addresses.filter((address) => address === path).length !== 1)).toEqual([]);
});

/** Checks a page's metadata for people and machines, in its HTML. */
function expectWhole(path: string, locale: Locale, html: string): void {
  expect(html.match(/<h1\b/g), path).toHaveLength(1);
  if (cataloguePaths.includes(path)) expect(html.match(/<h2\b/g)?.length ?? 0, path).toBeGreaterThan(2);
  expectLinkedData({ path, locale, html });
}

for (const locale of locales) {
  test(`every page is complete without JavaScript, and has structured data and a unique title and description (${locale})`, {
    tag: "@core",
  }, async ({ request }) => {
    const ofLocale = (address: string) => /^\/zh(?:\/|$)/.test(address) === (locale === "zh");
    const pathOf = new Map(everyPath.map((path) => [at(locale, path), path]));
    const listed = (await readSitemap(request)).filter(ofLocale);
    const findable = new Set(listed.filter((address) => !/\/(document|detail|article)/.test(address)));
    const heads: { title: string | undefined; description: string | undefined }[] = [];
    const unfit: string[] = [];
    // One after another: many at once would be turned away.
    for (const address of new Set([...pathOf.keys(), ...findable])) {
      const answer = await request.get(address, { maxRedirects: 0 });
      const html = await answer.text();
      const isHidden = /<meta name="robots" content="[^"]*noindex/.test(html);
      if (findable.has(address) && (answer.status() !== 200 || isHidden)) unfit.push(`${address}: ${answer.status()}`);
      const path = pathOf.get(address);
      if (path === undefined) continue;
      expect(answer.status(), address).toBe(200);
      expectWhole(path, locale, html);
      heads.push({
        title: /<title>([^<]+)</.exec(html)?.[1],
        description: /<meta name="description" content="([^"]{20,})"/.exec(html)?.[1],
      });
    }
    expect(unfit, "in the sitemap, and not to be found").toEqual([]);
    for (const name of ["title", "description"] as const) {
      const texts = heads.map((head) => head[name]);
      expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
    }
  });
}
