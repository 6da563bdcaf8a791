import { beforeEach, expect, it } from "@jest/globals";
import { testSiteBus } from "@zhian/testing/site-fixture";
import { applyHead, createSetHead, followBrand } from "./head.ts";

const place = { origin: "https://site", locale: "zh", pathname: "/zh/products/bcc" } as const;
const head = { title: "云服务器", description: "按日计费", keywords: "云" };
const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  document.head.innerHTML =
    '<title>old</title><meta name="description" content="old"><link rel="canonical" href="/old">';
});

it("updates the title, language, meta tags and the addresses in both languages", () => {
  applyHead(document, head, place);
  expect([document.title, document.documentElement.lang]).toEqual(["云服务器", "zh-Hans"]);
  expect(attribute('meta[name="description"]', "content")).toBe("按日计费");
  expect(attribute('link[rel="canonical"]', "href")).toBe("https://site/zh/products/bcc");
  expect(attribute('link[hreflang="en"]', "href")).toBe("https://site/products/bcc");
  expect(attribute('link[hreflang="x-default"]', "href")).toBe("https://site/products/bcc");
  expect(document.head.querySelectorAll('link[rel="canonical"], meta[name="description"]')).toHaveLength(2);
});

it("adds and removes noindex", () => {
  applyHead(document, { ...head, noindex: true }, place);
  expect(attribute('meta[name="robots"]', "content")).toBe("noindex");
  applyHead(document, head, place);
  expect(attribute('meta[name="robots"]', "content")).toBeUndefined();
});

it("omits alternates of a single-language page, and links its feeds, only while the page is shown", () => {
  const feeds = [{ title: "News", type: "application/atom+xml", path: "/news/feed.atom" }];
  applyHead(document, head, place);
  applyHead(document, { ...head, only: "en", feeds, canonical: "/news/detail?id=x" }, place);
  expect(attribute('link[rel="canonical"]', "href")).toBe("https://site/news/detail?id=x");
  expect(attribute("link[hreflang]", "href")).toBeUndefined();
  expect(attribute('link[type="application/atom+xml"]', "href")).toBe("https://site/zh/news/feed.atom");
  applyHead(document, head, place);
  expect(attribute('link[type="application/atom+xml"]', "href")).toBeUndefined();
  expect(attribute('link[hreflang="en"]', "href")).toBe("https://site/products/bcc");
});

it("uses the page's own canonical path, and treats text as text", () => {
  applyHead(document, { ...head, title: "</title><script>", canonical: "/" }, { ...place, pathname: "/zh/home" });
  expect(attribute('link[rel="canonical"]', "href")).toBe("https://site/zh");
  expect(document.title).toBe("</title><script>");
  expect(document.head.querySelector("script")).toBeNull();
});

it("publishes the page's head on the bus, next to the brand that the header has loaded", () => {
  const bus = testSiteBus();
  const shell = bus.as("shell");
  followBrand(shell);
  bus.as("header").publish("brand.loaded", { slogan: "One door", logoUrl: "/logo.svg" });
  createSetHead("https://site", shell)(head);
  expect(shell.get("cms")).toEqual({ ...head, slogan: "One door", logoUrl: "/logo.svg" });
});
