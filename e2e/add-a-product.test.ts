import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@zhian/chaos/free-port";
import { open } from "./support/alive.ts";
import { buildChanged } from "./support/changed-fragment.ts";
import { fragments } from "./support/fragments-command.ts";
import { startOwnApi } from "./support/own-api.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { root } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

// Follows docs/guides/add-a-product.md.

// A reused registry still has the releases of earlier runs.
const version = `9.2.0-${Date.now().toString(36)}`;
const model = "mf-products/src/content/products/cds";
const names = { en: "Virtual Desktop", zh: "云桌面 VDI" } as const;
const page = "/products/vdi";

let api: Awaited<ReturnType<typeof startOwnApi>>;
let site: OwnSite;

test.beforeAll(async () => {
  const port = await freePort();
  api = await startOwnApi("products", `http://127.0.0.1:${port}`);
  // A cached page would show outdated products for a moment.
  const settings = { SHELL_PORT: String(port), SHELL_API_URL: api.url };
  site = await startOwnSite("products", settings);
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

/** The folder of another product of the same kind, with a different code, name and summary. */
async function newProduct(): Promise<Record<string, string>> {
  const read = (file: string) => readFile(join(root, model, file), "utf8");
  const facts = (await read("page.yaml"))
    .replace("code: cds", "code: vdi")
    .replace("seal: 盘", "seal: 桌")
    .replace("position: 10", "position: 30")
    .replace("initials: ycp", "initials: yzm")
    .replace(/aliases: .*/, "aliases: [yunzhuomian, thinclient]");
  const prose = async (locale: "en" | "zh") =>
    (await read(`${locale}.yaml`))
      .replace(
        /^offer:\n {2}name: .*\n {2}summary: .*/m,
        `offer:\n  name: ${names[locale]}\n  summary: ${names[locale]}.`,
      )
      .replace(/^title: .*/m, `title: ${names[locale]}`)
      .replace(/^( {2}title: ).*/m, `$1${names[locale]} in results`);
  const folder = "src/content/products/vdi";
  return {
    [`${folder}/page.yaml`]: facts,
    [`${folder}/en.yaml`]: await prose("en"),
    [`${folder}/zh.yaml`]: await prose("zh"),
  };
}

async function read(path: string, cookie = ""): Promise<string> {
  return (await fetch(site.url + path, { headers: { cookie, accept: "text/html" } })).text();
}

/** Where the site names the product, for a visitor with these cookies. */
async function placesNaming(cookie?: string) {
  const inMenu = async (locale: string) => read(`/api/v1/cms/file/column?locale=${locale}`, cookie);
  return {
    page: (await fetch(site.url + page, { headers: { cookie: cookie ?? "" } })).status,
    menu: (await inMenu("en")).includes(`"${names.en}"`) && (await inMenu("zh")).includes(`"${names.zh}"`),
    map:
      (await read("/", cookie)).includes(`href="${page}"`) && (await read("/zh", cookie)).includes(`href="/zh${page}"`),
    search: (await read("/api/v1/cms/search?q=thinclient&locale=en", cookie)).includes(page),
  };
}

const everywhere = { page: 200, menu: true, map: true, search: true };
const nowhere = { page: 404, menu: false, map: false, search: false };

async function visitorOn(side: "canary" | "stable"): Promise<string> {
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const cookie = `visitor=${visitor.toString(16).padStart(22, "0")}`;
    const isOn = (await read("/products/bcc", cookie)).includes(`/mf-products/${version}/`);
    if (isOn === (side === "canary")) return cookie;
  }
  throw new Error(`no visitor of 200 is on ${side}`);
}

test("a team adds a product with three files and one release, and rolls it back", async ({ page: tab }) => {
  expect(await placesNaming()).toEqual(nowhere);
  const folder = await buildChanged({ name: "mf-products", version, edits: {}, adds: await newProduct() });
  await fragments("publish", folder);

  await site.change("canary", "mf-products", version, "--percent", "50");
  const [inCanary, outside] = [await visitorOn("canary"), await visitorOn("stable")];
  await expect.poll(() => placesNaming(inCanary)).toEqual(everywhere);
  expect(await placesNaming(outside)).toEqual(nowhere);
  expect(await read("/sitemap.xml")).not.toContain(page);

  await site.change("promote", "mf-products", version);
  await expect.poll(() => placesNaming()).toEqual(everywhere);
  await expect.poll(() => read("/sitemap.xml")).toContain(`${site.url}/zh${page}</loc>`);
  expect(await read("/llms.txt")).toContain(names.en);
  expect(await read(page)).toContain(`<title>${names.en} in results`);

  await open(tab, `${site.url}/`);
  await tab.getByRole("navigation").getByRole("button", { name: "Products" }).click();
  await tab.getByRole("link", { name: names.en }).first().waitFor({ state: "attached" });
  await open(tab, `${site.url}/zh${page}`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(names.zh);

  await site.change("rollback", "mf-products");
  await expect.poll(() => placesNaming()).toEqual(nowhere);
  await expect.poll(() => read("/sitemap.xml")).not.toContain(page);
});
