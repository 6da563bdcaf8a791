import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { locales } from "@zhian/contracts/locale";
import { ask, openTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const get = (path: string) => api.app.inject(`/api/v1/cms/text${path}?origin=https://site.test`);

describe("non-HTML pages", () => {
  it.each(["news", "notice", "zixun"])("%s has full-text feeds in both languages", async (section) => {
    for (const locale of locales) {
      const prefix = locale === "zh" ? "/zh" : "";
      const atom = await get(`${prefix}/${section}/feed.atom`);
      expect(atom.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
      expect(atom.body).toContain(
        `<link rel="self" type="application/atom+xml" href="https://site.test${prefix}/${section}/feed.atom"/>`,
      );
      const json = (await get(`${prefix}/${section}/feed.json`)).json();
      expect(json).toMatchObject({
        version: "https://jsonfeed.org/version/1.1",
        language: locale === "zh" ? "zh-Hans" : "en",
      });
      expect(json.items.length).toBeGreaterThan(3);
      expect(atom.body.match(/<entry>/g)).toHaveLength(json.items.length);
      for (const item of json.items) {
        expect(item.url).toMatch(new RegExp(`^https://site\\.test${prefix}/${section}/`));
        expect(item.content_html.length).toBeGreaterThan(200);
        expect(item.content_html).not.toMatch(/<script|href="\//);
      }
    }
  });

  it("include a document's Markdown at its own URL, in its language", async () => {
    const path = "/document/getting-started/first-server.md";
    const english = await get(path);
    expect(english.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(english.body).toMatch(/^# .+\n\n> .+\n\n/);
    expect((await get(`/zh${path}`)).body).not.toBe(english.body);
    const again = await api.app.inject({
      url: `/api/v1/cms/text${path}?origin=https://site.test`,
      headers: { "if-none-match": String(english.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("llms.txt names every document and every product", async () => {
    const { body } = await get("/llms.txt");
    expect(body).toContain("(https://site.test/document/getting-started/first-server.md)");
    expect(body).toContain("(https://site.test/products/bci)");
    expect((await get("/zh/llms.txt")).body).toContain("(https://site.test/zh/products/bci)");
  });

  it.each([
    "/document/getting-started/nothing.md",
    "/document/security/first-server.md",
    "/document/first-server.md",
    "/getting-started/first-server.md",
    "/press/feed.atom",
    "/news/feed.xml",
    "/../../package.json",
    "/",
  ])("do not exist at %s", async (path) => {
    expect((await ask(api.app, `/api/v1/cms/text${path}`)).status).toBe(404);
  });

  it("ignore an invalid origin", async () => {
    const answer = await api.app.inject("/api/v1/cms/text/llms.txt?origin=javascript:alert(1)//");
    expect(answer.body).not.toContain("javascript");
    expect(answer.body).toContain("(/products/bci)");
  });
});
