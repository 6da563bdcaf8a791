import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { pageAlone } from "./page-alone.ts";
import { readContent } from "./read-content.ts";
import { readListedPages } from "./read-listed-pages.ts";

const listing = JSON.stringify(join(import.meta.dirname, "listing.ts"));
const zod = JSON.stringify(import.meta.resolve("zod"));
const kind = (below?: string) => `
  import { z } from ${zod};
  import { listingFields, seo } from ${listing};

  const schema = z.strictObject({ listing: listingFields.optional(), seo });
  export default { schema${below === undefined ? "" : `, below: ${JSON.stringify(below)}`} };
`;
const seo = (title: string) => `seo: { title: ${title}, description: What it is, keywords: one }\n`;

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "listed-"));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(dir, "src/content", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

it("reads a page's path from its folder, and its names and texts from its files", async () => {
  write({
    "solutions/kind.ts": kind("/solution"),
    "solutions/general/park/page.yaml":
      "listing:\n  aliases: [zhyq]\n  solution: { by: need, position: 10, products: [bos] }\n",
    "solutions/general/park/en.yaml": `listing: { name: Smart park }\n${seo("Park")}`,
    "solutions/general/park/zh.yaml": `listing: { name: 智慧园区 }\n${seo("园区")}`,
  });
  expect(await readListedPages(dir)).toEqual([
    {
      path: "/solution/general/park",
      name: { en: "Smart park", zh: "智慧园区" },
      aliases: ["zhyq"],
      solution: { by: "need", position: 10, products: ["bos"] },
      seo: {
        title: { en: "Park", zh: "园区" },
        description: { en: "What it is", zh: "What it is" },
        keywords: { en: "one", zh: "one" },
      },
    },
  ]);
});

it("reads text-only pages from one folder, and leaves their listing out of the page", async () => {
  write({
    "pages/kind.ts": `import { textsOfPages } from ${listing}; export default { schema: textsOfPages };`,
    "pages/page.yaml": "pages:\n  - { id: news, path: /news, listing: { aliases: [] } }\n",
    "pages/en.yaml":
      "pages:\n  news:\n    listing: { name: News }\n    seo: { title: News, description: D, keywords: k }\n",
    "pages/zh.yaml":
      "pages:\n  news:\n    listing: { name: 新闻 }\n    seo: { title: 新闻, description: 说明, keywords: 词 }\n",
  });
  expect((await readListedPages(dir)).map(({ path, name }) => [path, name.zh])).toEqual([["/news", "新闻"]]);
  const { content } = await readContent(join(dir, "src/content/pages"));
  expect(pageAlone(content)).toEqual({ pages: [{ id: "news", path: "/news", seo: expect.anything() }] });
});

it("names the file of a listing whose page has no path", async () => {
  write({
    "kind.ts": kind(),
    "page.yaml": "listing: { aliases: [] }\n",
    "en.yaml": `listing: { name: News }\n${seo("News")}`,
    "zh.yaml": `listing: { name: 新闻 }\n${seo("新闻")}`,
  });
  await expect(readListedPages(dir)).rejects.toThrow(/page\.yaml has a listing, but its kind does not define/);
});

it("names the file, line and key of a listing that lacks a name in one language", async () => {
  write({
    "pages/kind.ts": kind("/a"),
    "pages/one/page.yaml": "listing: { aliases: [] }\n",
    "pages/one/en.yaml": `listing: { name: News }\n${seo("News")}`,
    "pages/one/zh.yaml": seo("新闻"),
  });
  await expect(readListedPages(dir)).rejects.toThrow(/zh\.yaml:\d+ listing/);
});
