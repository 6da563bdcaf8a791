import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderRequest } from "@zhian/contracts/render";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { readPageState } from "./compose-page.ts";
import type { LocalRelease } from "./local-release.ts";
import { renderLocally } from "./render-locally.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const list = JSON.stringify({ revision: 7, fragments: [] });
const catalogue = JSON.stringify([{ code: "bcc" }]);
const rate = { base: "USD", quote: "IDR", rate: 16_000, date: "2026-01-01", source: "a test" };
const files: Readonly<Record<string, string>> = {
  [siteFileAddress(integrityOf(list))]: list,
  [siteFileAddress(integrityOf(catalogue))]: catalogue,
  "/api/v1/finance/currencyRate": JSON.stringify({ code: 0, msg: "", data: rate }),
};
const state = {
  locale: "zh",
  currency: "IDR",
  signedIn: false,
  contract: "1.1.0",
  config: { origin: "https://www.example.com", apiBase: "/api", consoleUrl: "/console" },
  site: integrityOf(list),
  catalogue: integrityOf(catalogue),
  openers: {},
  slots: {},
  fragments: [],
  error: { status: 404, message: "" },
  head: { title: "Not found", description: "", keywords: "" },
};
const page = `<!doctype html><html><head><title>Not found</title><meta name="description" content=""><meta name="keywords" content=""></head><body><main id="slot-main" data-slot="main">nothing here</main><script type="application/json" id="page">${JSON.stringify(state)}</script></body></html>`;

let folder: string;
let server: Server;
let served: ServedSite;
let asked: IncomingMessage[] = [];
let said = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-html-"));
  await mkdir(join(folder, "server"));
  server = createServer((request, response) => {
    asked.push(request);
    const file = files[request.url ?? ""];
    response.writeHead(file === undefined ? 404 : 200, { "content-type": file ? "application/json" : "text/html" });
    response.end(file ?? page);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // A TCP server's address is an object.
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  served = await serveSite({ site, port: 0, local: () => local(), say: (line) => (said += line) });
});
afterEach(async () => {
  [asked, said] = [[], ""];
  served.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function local(): LocalRelease {
  const chunks = { disk: { js: ["disk.js"], css: ["disk.css"] } };
  const manifest = {
    name: "mf-disk",
    version: "1.1.0-dev",
    slots: ["main"],
    routes: ["/disk/*"],
    server: { entry: "server/render.cjs" },
    browser: { global: "mf_disk", entry: "entry.js", expose: "./app", initial: { js: [], css: ["all.css"] }, chunks },
    files: {},
  };
  // Contains only what is read from a manifest.
  return { dist: folder, builtAt: 0, manifest: manifest as unknown as FragmentManifest };
}

/** `body` is the body of `render`, and may use `request` and `context`. */
async function build(body: string, before = ""): Promise<void> {
  const text = `${before}\nexports.render = async (request, context) => { ${body} };\nexports.fallback = () => ({});`;
  await writeFile(join(folder, "server/render.cjs"), text);
}

const see = (path: string, headers = {}) => fetch(served.url + path, { redirect: "manual", headers });

describe("a page of the local release", () => {
  it("contains what its server bundle renders, byte for byte, with its data, head and styles", async () => {
    const html = "<p>a<!-- -->b &amp; <b>$& c</p></b>";
    const head = { title: "Disks <here>", description: "d", keywords: "k" };
    await build(`context.decide(${JSON.stringify({ status: 200, head, chunks: ["disk"] })});
      return { html: { main: ${JSON.stringify(html)} }, data: { main: { said: "</script>" } } };`);
    const answer = await see("/disk/a");
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain(`data-fragment="mf-disk" data-outcome="rendered">${html}</main>`);
    expect(text).toContain(`id="data-mf-disk">{"main":{"said":"\\u003c/script>"}}</script>`);
    expect(text).toContain(`<title>Disks &lt;here&gt;</title><meta name="description" content="d">`);
    expect(text).toMatch(/href="\/_fragments\/mf-disk\/1\.1\.0-dev\/all\.css".*1\.1\.0-dev\/disk\.css"/);
    const { slots, error, head: told } = readPageState(text) ?? {};
    expect([slots, error, told]).toEqual([{ main: { fragment: "mf-disk", outcome: "rendered" } }, undefined, head]);
  });

  it("is rendered as on the site: same URL, language, currency, catalogue and api, but signed out", async () => {
    await build(`context.decide({ status: 200, chunks: [] });
      const { rate } = await context.api.call("finance.currencyRate");
      const refused = await context.api.call("auth.user").catch(({ name, kind }) => [name, kind]);
      return { html: { main: "" }, data: { main: { request, rate, refused } } };`);
    const text = await (await see("/zh/disk/a?x=1", { cookie: "accessToken=secret; locale=zh" })).text();
    const { main } = JSON.parse(/id="data-mf-disk">(.*?)<\/script>/.exec(text)?.[1] ?? "{}");
    expect(main).toEqual({
      request: {
        url: "/zh/disk/a?x=1",
        locale: "zh",
        currency: "IDR",
        signedIn: false,
        slots: ["main"],
        config: state.config,
        catalogue: [{ code: "bcc" }],
      },
      rate: 16_000,
      refused: ["ApiError", "refused"],
    });
    expect(asked.map(({ headers }) => headers.cookie)).not.toContain(expect.stringContaining("secret"));
    const [call] = asked.filter(({ url }) => url?.startsWith("/api/"));
    expect([call?.headers.cookie, call?.headers.authorization]).toEqual([undefined, undefined]);
  });

  it("redirects as its render decides, and has its status", async () => {
    await build(`if (request.url === "/disk/old") context.decide({ status: 301, redirect: "/disk/new", chunks: [] });
      else context.decide({ status: 404, chunks: [] });
      return { html: {}, data: {} };`);
    const moved = await see("/disk/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/disk/new"]);
    const missing = await see("/disk/none");
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining(`data-outcome="fallback"`)]);
    expect(said).toBe("");
  });

  it.each([
    [
      "throws",
      `throw new Error("not today")`,
      "",
      /failed, so the browser renders the page\. Error: not today\n.*render\.cjs/,
    ],
    ["exits its thread", "process.exit(3)", "", /the thread exited with code 3/],
    ["makes no decision", "return { html: { main: `` }, data: {} }", "", /render did not call decide/],
    [
      "omits a slot",
      "context.decide({ status: 200, chunks: [] }); return { html: {}, data: {} }",
      "",
      /render returned no HTML for main/,
    ],
    ["requires a module that no shell provides", "", `require("node:fs");`, /may not require "node:fs": bundle it/],
  ])("F-249 is rendered in the browser if its render %s, and the reason is printed", async (_, body, before, says) => {
    await build(body, before);
    const text = await (await see("/disk/a")).text();
    expect(text).toContain(`data-fragment="mf-disk" data-outcome="fallback"></main>`);
    expect(readPageState(text)?.slots.main?.outcome).toBe("fallback");
    expect(said).toMatch(says);
  });

  it("F-249 does not wait for a render that hangs", async () => {
    await build("for (;;);");
    const call = async () => ({ status: "answered" as const, data: 1 });
    // It is not read before the render ends.
    const request = { slots: ["main"] } as unknown as RenderRequest;
    await expect(renderLocally(local(), request, { call, limitMs: 500 })).rejects.toThrow("timed out after 0.5 s");
  });
});
