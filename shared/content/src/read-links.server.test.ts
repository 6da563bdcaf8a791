import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { readLinks } from "./read-links.ts";

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "links-"));
  const page = join(dir, "src/content/products/vdi");
  await mkdir(page, { recursive: true });
  await writeFile(
    join(page, "page.yaml"),
    `code: vdi
actions: [{ to: "#plans" }, { to: console:/vdi }, { to: "/document/vdi/start?from=page" }]
blocks:
  - { is: cta, anchor: start, actions: [{ to: /solution/cloud-base }, { to: "?quote=1" }] }
  - { is: related, anchor: more, links: [{ to: "/solution/cloud-base#bill" }] }
`,
  );
});

afterAll(() => rm(dir, { recursive: true }));

it("finds the pages of the site that content links to, each once", () => {
  expect(readLinks(dir)).toEqual(["/document/vdi/start", "/solution/cloud-base"]);
});

it("finds none where there is no content", () => {
  expect(readLinks(join(dir, "src"))).toEqual([]);
});
