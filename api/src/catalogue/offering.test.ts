import { beforeAll, describe, expect, it } from "@jest/globals";
import { siteOffers } from "@zhian/testing/site-catalogue";
import { toColumnTree } from "../cms/column-tree.ts";
import { seoOf } from "../cms/seo.ts";
import { toSitemap } from "../cms/sitemap.ts";
import type { Content } from "../content/content.ts";
import { readContentOfFiles } from "../content/content-of-files.ts";
import { contentOffering } from "./offering.ts";

let content: Content;

beforeAll(async () => {
  content = await readContentOfFiles();
});

const offering = (count: number) => contentOffering(content, { id: String(count), offers: siteOffers.slice(0, count) });
const linksOf = (whole: Content) =>
  toColumnTree(whole, "column", "en").flatMap(({ children }) =>
    children.flatMap((group) => [group.link, ...group.children.map(({ link }) => link)]),
  );

describe("the content with what the site offers", () => {
  it("has a product in navigation, search and sitemap as long as it is offered", () => {
    const [few, more] = [offering(2), offering(3)];
    const path = `/products/${siteOffers[2]?.code}`;
    expect(linksOf(few)).not.toContain(path);
    expect(linksOf(more)).toContain(path);
    expect(few.entries.map(({ link }) => link)).not.toContain(path);
    expect(more.entries.map(({ link }) => link)).toContain(path);
    expect(toSitemap(few, new Date()).map((page) => page.path)).not.toContain(path);
    expect(toSitemap(more, new Date()).map((page) => page.path)).toContain(path);
  });

  it("omits a menu's own link to a product that is not offered", () => {
    expect(content.nodes.map(({ link }) => link)).toContain("/products/dengbao");
    expect(offering(3).nodes.map(({ link }) => link)).not.toContain("/products/dengbao");
    expect(offering(siteOffers.length).nodes.map(({ link }) => link)).toContain("/products/dengbao");
  });

  it("gives search engines the CMS's text, or the release's if the CMS has none", () => {
    const seo = { title: "From the CMS", description: "Its own", keywords: "own" };
    const edited: Content = { ...content, pages: new Map([...content.pages, ["/products/bcc", { en: seo }]]) };
    const whole = contentOffering(edited, { id: "all", offers: siteOffers });
    expect(seoOf(whole, "/products/bcc", "en")).toEqual(seo);
    expect(seoOf(whole, "/products/bcc", "zh").title).toBe(siteOffers.find(({ code }) => code === "bcc")?.seo.title.zh);
  });

  it("numbers a product's place alike in every release, and no two alike", () => {
    const ids = (whole: Content) => new Map(whole.nodes.map(({ link, id }) => [link, id]));
    const [few, all] = [ids(offering(5)), ids(offering(siteOffers.length))];
    expect(few.get("/products/bcc")).toBe(all.get("/products/bcc"));
    const nodes = offering(siteOffers.length).nodes;
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });
});
