import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { checkLinks } from "./check-links.ts";
import { ContentError } from "./content-error.ts";
import { readLinks } from "./read-links.ts";
import { readPagePaths } from "./read-page-paths.ts";

let dir: string;
let file: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "links-"));
  const products = join(dir, "src/content/products");
  file = join(products, "vdi/page.yaml");
  await mkdir(join(products, "vdi"), { recursive: true });
  await mkdir(join(products, "vpc"));
  await writeFile(join(products, "kind.ts"), `export default { schema: {}, below: "/products" };\n`);
  await writeFile(join(products, "vpc/page.yaml"), "code: vpc\n");
  await writeFile(
    file,
    `code: vdi
actions: [{ to: "#plans" }, { to: console:/vdi }, { to: "/document/vdi/start?from=page" }]
blocks:
  - { is: cta, anchor: start, actions: [{ to: /solution/cloud-base }, { to: "?quote=1" }] }
  - { is: related, anchor: more, links: [{ to: "/solution/cloud-base#bill" }, { to: /products/vpc }] }
  - { is: cta, anchor: end, actions: [{ to: /products/vpx }] }
`,
  );
});

afterAll(() => rm(dir, { recursive: true }));

it("finds the content's links to pages of the site, with their positions", async () => {
  expect(await readLinks(dir)).toEqual([
    { path: "/document/vdi/start", file, line: 2, key: "actions.2.to" },
    { path: "/solution/cloud-base", file, line: 4, key: "blocks.0.actions.0.to" },
    { path: "/solution/cloud-base", file, line: 5, key: "blocks.1.links.0.to" },
    { path: "/products/vpc", file, line: 5, key: "blocks.1.links.1.to" },
    { path: "/products/vpx", file, line: 6, key: "blocks.2.actions.0.to" },
  ]);
});

it("finds none if there is no content", async () => {
  expect(await readLinks(join(dir, "src"))).toEqual([]);
});

it("rejects a link to a page that the fragment should have but lacks", async () => {
  const own = await readPagePaths(dir);
  const links = await readLinks(dir);
  const check = () => checkLinks(links, { routes: ["/products/*"] }, own);
  expect(check).toThrow(ContentError);
  expect(check).toThrow(`${file}:6 blocks.2.actions.0.to: there is no page /products/vpx`);
});

it("lists the pages of other fragments, each once", async () => {
  const own = await readPagePaths(dir);
  const fragment = { routes: ["/products/*"], linksTo: ["/products/vpx"] };
  expect(checkLinks(await readLinks(dir), fragment, own)).toEqual([
    "/document/vdi/start",
    "/products/vpx",
    "/solution/cloud-base",
  ]);
});

it("accepts links to own pages that have no folder", async () => {
  const own = await readPagePaths(join(dir, "src"));
  expect(checkLinks(await readLinks(dir), { routes: ["/products/*"] }, own)).toEqual([
    "/document/vdi/start",
    "/solution/cloud-base",
  ]);
});
