import { beforeAll, describe, expect, it } from "@jest/globals";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import { toColumnTree } from "../cms/column-tree.ts";
import { seoOf } from "../cms/seo.ts";
import { toSitemap } from "../cms/sitemap.ts";
import type { Content } from "../content/content.ts";
import { readContentOfFiles } from "../content/content-of-files.ts";
import { contentBrought } from "./content-brought.ts";

let content: Content;

beforeAll(async () => {
  content = await readContentOfFiles();
});

const offering = (count: number) =>
  contentBrought(content, { id: String(count), offers: siteOffers.slice(0, count), pages: sitePages });
const linksOf = (whole: Content) =>
  toColumnTree(whole, "column", "en").flatMap(({ children }) =>
    children.flatMap((group) => [group.link, ...group.children.map(({ link }) => link)]),
  );

describe("the content merged with the releases' catalogue", () => {
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

  it("uses the CMS's SEO text, or the release's if the CMS has none", () => {
    const seo = { title: "From the CMS", description: "Its own", keywords: "own" };
    const edited: Content = { ...content, pages: new Map([...content.pages, ["/products/bcc", { en: seo }]]) };
    const whole = contentBrought(edited, { id: "all", offers: siteOffers, pages: sitePages });
    expect(seoOf(whole, "/products/bcc", "en")).toEqual(seo);
    expect(seoOf(whole, "/products/bcc", "zh").title).toBe(siteOffers.find(({ code }) => code === "bcc")?.seo.title.zh);
  });

  it("gives a product the same node id in every release, and each node its own", () => {
    const ids = (whole: Content) => new Map(whole.nodes.map(({ link, id }) => [link, id]));
    const [few, all] = [ids(offering(5)), ids(offering(siteOffers.length))];
    expect(few.get("/products/bcc")).toBe(all.get("/products/bcc"));
    const nodes = offering(siteOffers.length).nodes;
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
  });

  it("has a solution in its menu, search and sitemap as long as a release includes it", () => {
    const [solution] = sitePages;
    const without = contentBrought(content, { id: "none", offers: siteOffers, pages: sitePages.slice(1) });
    const whole = offering(siteOffers.length);
    expect(linksOf(whole)).toContain(solution?.path);
    expect(whole.entries.map(({ link }) => link)).toContain(solution?.path);
    expect(toSitemap(whole, new Date()).map(({ path }) => path)).toContain(solution?.path);
    expect(linksOf(without)).not.toContain(solution?.path);
    expect(without.entries.map(({ link }) => link)).not.toContain(solution?.path);
    expect(toSitemap(without, new Date()).map(({ path }) => path)).not.toContain(solution?.path);
  });

  it("describes each page as its release does, unless the CMS has a text in that language", () => {
    const whole = offering(0);
    const about = sitePages.find(({ path }) => path === "/about");
    expect(seoOf(whole, "/about", "en").title).toBe(about?.seo.title.en);
    expect(toColumnTree(whole, "column", "en").flatMap(({ children }) => children)).toContainEqual(
      expect.objectContaining({ link: "/news", desc: seoOf(whole, "/news", "en").description }),
    );
    const seo = { title: "关于", description: "简介", keywords: "关于" };
    const edited = contentBrought(
      { ...content, pages: new Map([["/about", { zh: seo }]]) },
      { id: "e", offers: [], pages: sitePages },
    );
    expect(seoOf(edited, "/about", "zh")).toEqual(seo);
    expect(seoOf(edited, "/about", "en").title).toBe(about?.seo.title.en);
  });

  it("F-246 has an empty SEO text for a page that neither a release nor an editor describes", () => {
    const bare = contentBrought(content, { id: "older", offers: siteOffers, pages: [] });
    expect(seoOf(bare, "/solution/cloud-base", "en")).toEqual({ title: "", description: "", keywords: "" });
  });

  it("keeps the home page and the search page out of the search", () => {
    const links = offering(0).entries.map(({ link }) => link);
    expect(links).toContain("/partners/cps");
    expect(links).not.toContain("/");
    expect(links).not.toContain("/search");
  });
});
