import { expect, it, jest } from "@jest/globals";
import { testConfig } from "@zhian/testing/site-fixture";
import { preparePage } from "./prepare-page.ts";
import { siteContext } from "./site-context.ts";
import { page } from "./site-route.ts";

const origin = "http://127.0.0.1:8080";
const importContent = jest.fn(async (_slug: string, _locale: string) => ({ title: "Object Storage" }));
const asked: unknown[] = [];

const routes = [
  page({
    path: "/products/:code",
    chunk: "page-product",
    load: async () => ({
      Component: () => null,
      async loader({ params, context }) {
        const { api, locale } = context.get(siteContext);
        const content = await importContent(params["code"] ?? "", locale);
        const rate = await api.call("finance.currencyRate");
        asked.push(rate);
        return { ...content, rate };
      },
    }),
  }),
  page({ path: "/products", chunk: "page-list", load: () => Promise.reject(new Error("a fault of the page")) }),
];

it("runs a page's loader up to its api calls", async () => {
  await preparePage(routes, `${origin}/products/bos?from=home#prices`, { config: testConfig });
  expect(importContent).toHaveBeenLastCalledWith("bos", "en");
  expect(asked).toEqual([]);
});

it("reads the language from the URL", async () => {
  await preparePage(routes, `${origin}/zh/products/bos`, { config: testConfig });
  expect(importContent).toHaveBeenLastCalledWith("bos", "zh");
});

it("reports page code that fails to load, and does nothing for an unknown page", async () => {
  await expect(preparePage(routes, `${origin}/products`, { config: testConfig })).rejects.toThrow(
    "a fault of the page",
  );
  await expect(preparePage(routes, `${origin}/elsewhere`, { config: testConfig })).resolves.toBeUndefined();
});
