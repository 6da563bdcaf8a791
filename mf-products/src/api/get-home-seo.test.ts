import { expect, it } from "@jest/globals";
import { type Answers, answeringApi } from "@zhian/testing/site-fixture";
import { getHomeSeo } from "./get-home-seo.ts";

const seo = { title: "Of the page", description: "", keywords: "" };
const config = { title: "Of the site", description: "What it is for", keywords: "" };
const own = { title: "Its own", description: "Its own words", keywords: "its, own" };

function ask(answers: Answers) {
  return getHomeSeo(answeringApi(answers), { locale: "en", signal: new AbortController().signal }, own);
}

it("takes each field from the CMS's page, else from the CMS's site settings, else from the page itself", async () => {
  const answers = { "cms.seo": seo, "cms.config": { config } };
  expect(await ask(answers)).toEqual({ ...own, title: "Of the page", description: "What it is for" });
  expect(await ask({ "cms.config": { config } })).toEqual({ ...config, keywords: "its, own" });
  expect(await ask({})).toEqual(own);
});
