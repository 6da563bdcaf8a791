import { cataloguePaths } from "./support/every-path.ts";
import { expect, test } from "./support/test.ts";
import { at, locales } from "./support/words.ts";

test("the sitemap has every page of the site once in each language, and none that is not to be found", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(String(address)).pathname,
  );
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

  const unfit: string[] = [];
  for (const path of addresses.filter((address) => !/\/(document|detail|article)/.test(address))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const isFindable =
      answer.status() === 200 && !/<meta name="robots" content="[^"]*noindex/.test(await answer.text());
    if (!isFindable) unfit.push(`${path}: ${answer.status()}`);
  }
  expect(unfit).toEqual([]);
});
