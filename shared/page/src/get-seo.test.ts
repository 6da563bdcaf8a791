import { describe, expect, it } from "@jest/globals";
import { answeringApi } from "@zhian/testing/site-fixture";
import { getSeo } from "./get-seo.ts";

const own = { title: "Its own title", description: "Its own description", keywords: "its, own" };
const query = () => ({ id: "/products/bcc", locale: "en" as const, signal: new AbortController().signal });

describe("the SEO texts of a page", () => {
  it("come from the CMS", async () => {
    const given = { title: "A title", description: "A description", keywords: "a, b" };
    expect(await getSeo(answeringApi({ "cms.seo": given }), query(), own)).toEqual(given);
  });

  it.each([
    ["empty", ""],
    ["blank", " \n"],
    ["50 kB long", "word ".repeat(10_000)],
  ])("are the page's own if the CMS's are %s, field by field", async (_, text) => {
    const title = "A title";
    const answers = { "cms.seo": { title, description: text, keywords: text } };
    expect(await getSeo(answeringApi(answers), query(), own)).toEqual({ ...own, title });
    expect(await getSeo(answeringApi({ "cms.seo": { ...own, title: text } }), query(), own)).toEqual(own);
  });

  it("are the page's own if the CMS does not respond", async () => {
    expect(await getSeo(answeringApi({}), query(), own)).toEqual(own);
  });
});
