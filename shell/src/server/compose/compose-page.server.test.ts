import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hashesFile } from "@zhian/contracts/hashes-file";
import { type SiteList, siteFileAddress } from "@zhian/contracts/site-list";
import { brokenServer, hostileText } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

const css = "@font-face{src:url(font.woff2)}a{b:url('/x')}</style>";
const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({ name: "mf-products", routes: ["/", "/home", "/products/*"], css });
const odd = makeFragment({ name: "mf-odd", routes: ["/odd/*"], server: brokenServer });

const overlay = makeFragment({
  name: "mf-overlay",
  slots: ["overlay"],
  routes: ["/*"],
  opensOn: "calculator.requested",
});

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products, odd, overlay]);
  shell = await startTestShell(registry);
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

// JSON that the shell has written.
function jsonIn(html: string, id: string): Record<string, unknown> {
  const [, text = "null"] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}

describe("a page", () => {
  it("is composed of what the fragments rendered, in the order of the slots, in one document", async () => {
    const answer = await shell.get("/products/bcc?x=1");
    const html = await answer.text();
    const slots = [...html.matchAll(/<(?:div|main) id="slot-(\w+)"[^>]*>(.*?)<\/(?:div|main)>/g)];

    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="en" data-theme="system">`);
    expect(html).toContain(`<title>Title of /products/bcc?x=1</title>`);
    expect(slots.map(([, slot, content]) => [slot, content])).toEqual([
      ["header", "<p>mf-header-footer@1.0.0 header /products/bcc?x=1 en USD false</p>"],
      ["main", "<p>mf-products@1.0.0 main /products/bcc?x=1 en USD false</p>"],
      ["footer", "<p>mf-header-footer@1.0.0 footer /products/bcc?x=1 en USD false</p>"],
      ["overlay", ""],
    ]);
    expect(html).toContain(
      `<main id="slot-main" data-slot="main" tabindex="-1" data-fragment="mf-products" data-outcome="rendered">`,
    );
  });

  it("references on-demand fragments by hash, and includes nothing else of them", async () => {
    const html = await shell.text("/products/bcc");
    const { openers } = jsonIn(html, "page") as { openers: Record<string, { name: string; details: string }> };
    const opener = openers["calculator.requested"];
    expect(opener?.name).toBe("mf-overlay");
    expect(html.match(/mf-overlay/g)).toHaveLength(1);

    const details = await shell.get(siteFileAddress(opener?.details ?? ""));
    expect(await details.json()).toMatchObject({ name: "mf-overlay", opensOn: "calculator.requested" });
  });

  it("carries what its browser half needs, of one revision", async () => {
    const html = await shell.text("/products/bcc");
    const page = jsonIn(html, "page");

    expect(page).toMatchObject({
      environment: "production",
      revision: 1,
      locale: "en",
      currency: "USD",
      config: { origin: "http://site.test", apiBase: "/api", consoleUrl: "/console" },
      slots: {
        header: { fragment: "mf-header-footer", outcome: "rendered" },
        main: { fragment: "mf-products", outcome: "rendered" },
      },
      shell: { base: "/_shell/", integrity: { "main.1.js": expect.stringMatching(/^sha384-/) } },
      head: { title: "Title of /products/bcc" },
    });
    const inDocument = [header, products].map(({ manifest: { name, version, slots, routes, browser, files } }) => {
      const hash = (path: string) => files[path]?.integrity;
      const integrity = { "remoteEntry.1.js": hash("remoteEntry.1.js"), "page.1.js": hash("page.1.js") };
      const { global, entry, expose, initial } = browser;
      const base = `/_fragments/${name}/${version}/`;
      const rest = hash(hashesFile);
      return { name, version, slots, routes, browser: { global, entry, expose, initial }, integrity, rest, base };
    });
    expect(page["fragments"]).toEqual(inDocument);
    for (const { base, rest, integrity } of inDocument) {
      const all = await shell.get(base + hashesFile, rest ? { integrity: rest } : {});
      expect(await all.json()).toEqual({ ...integrity, "page.1.css": expect.stringMatching(/^sha384-/) });
    }
    expect(jsonIn(html, "data-mf-header-footer")).toEqual({
      header: { url: "/products/bcc" },
      footer: { url: "/products/bcc" },
    });
  });

  it("references the list of all fragments by its hash, which references each fragment's details", async () => {
    const { site } = jsonIn(await shell.text("/products/bcc"), "page") as { site: string };
    const answer = await shell.get(siteFileAddress(site), { integrity: site });
    const list = (await answer.json()) as SiteList;
    const parts = list.fragments.map(async ({ details }) =>
      (await shell.get(siteFileAddress(details), { integrity: details })).json(),
    );

    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(list.revision).toBe(1);
    expect(await Promise.all(parts)).toMatchObject(
      [header, products, odd, overlay].map(({ manifest: { name, routes } }) => ({
        name,
        routes,
        integrity: expect.anything(),
      })),
    );
    expect((await shell.get(siteFileAddress(`sha384-${"A".repeat(64)}`))).status).toBe(404);
  });

  it("references scripts with their hashes and inlines the styles it needs, all under one nonce", async () => {
    const answer = await shell.get("/products/bcc");
    const html = await answer.text();
    const nonce = /nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    const { integrity } = products.manifest.files["page.1.js"] ?? {};

    const script = `<link rel="preload" as="script" href="/_fragments/mf-products/1.0.0/page.1.js" nonce="${nonce}" integrity="${integrity}" crossorigin="anonymous">`;
    expect(html.split("<body>")[0]).toContain(script);
    expect(html).toContain(`<template><script src="/_shell/main.1.js" nonce="${nonce}" integrity="sha384-`);
    expect(html).toContain(
      `<link rel="preload" as="font" type="font/woff2" media="(min-width: 64rem)" href="/_shell/first-view.1.woff2" crossorigin="anonymous">`,
    );
    expect(html).toContain(`<style nonce="${nonce}" data-href="/_shell/shell.1.css">body{margin:0}</style>`);
    expect(html).toContain(
      `<style nonce="${nonce}" data-href="/_fragments/mf-products/1.0.0/page.1.css">@font-face{src:url(/_fragments/mf-products/1.0.0/font.woff2)}a{b:url('/x')}<\\/style></style>`,
    );
    expect(html).not.toContain('mf-odd/1.0.0/remoteEntry.1.js" nonce');
    expect(new Set(html.match(/nonce="[^"]+"/g)).size).toBe(1);
    expect((await shell.text("/products/bcc")).includes(nonce ?? "")).toBe(false);
  });

  it("links its canonical URL and its alternate language versions", async () => {
    const html = await shell.text("/zh/home?utm=1");

    expect(html).toContain(`<html lang="zh-Hans" data-theme="system">`);
    expect(html).toContain(`<link rel="canonical" href="http://site.test/zh">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="http://site.test/">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="http://site.test/">`);
    expect(html).toContain("main /zh/home?utm=1 zh USD false");
  });

  it("B-S-07 B-S-10 escapes hostile text everywhere", async () => {
    const html = await shell.text("/odd/hostile");
    const data = jsonIn(html, "data-mf-odd");

    expect(data).toEqual({ main: { text: hostileText } });
    expect(html.match(/<script/g)?.length).toBe(html.match(/<\/script>/g)?.length);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("<title>&lt;/script&gt;&lt;!--&lt;script&gt;alert(1)");
  });
});

describe("an error page", () => {
  it.each([
    ["/nowhere", "en", "This page could not be found", "Back to the home page", `href="/"`],
    ["/zh/nowhere", "zh-Hans", "找不到此页面", "返回首页", `href="/zh"`],
  ])("F-115 answers %s with 404, a message and a link home", async (path, lang, message, home, href) => {
    const answer = await shell.get(path);
    const html = await answer.text();

    expect(answer.status).toBe(404);
    expect(html).toContain(`<html lang="${lang}" data-theme="system">`);
    expect(html).toContain(`<p class="zhian-error-status">404</p><h1>${message}</h1>`);
    expect(html).toContain(`<a ${href}>${home}</a>`);
    expect(html).toMatch(/<form method="get" action="(\/zh)?\/search" role="search">/);
    expect(html).toContain(`<a href="mailto:`);
    expect(html).toContain(`<meta name="robots" content="noindex">`);
    expect(html).toMatch(/<meta name="description" content="[^"]+">/);
    expect(html).toContain("mf-header-footer@1.0.0 header");
    expect(html).toContain("mf-header-footer@1.0.0 footer");
    expect(jsonIn(html, "page")).toMatchObject({ error: { status: 404, message } });
  });

  it("has the status that the page's owner decided on", async () => {
    const missing = await shell.get("/odd/decides-404");
    const broken = await shell.get("/odd/decides-503");

    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("This page could not be found");
    expect(broken.status).toBe(503);
    expect(broken.headers.get("cache-control")).toBe("private, no-store");
    expect(await broken.text()).toContain("<h1>Error</h1>");
  });

  it("may be rendered by the page's owner for a 404, but not for other errors", async () => {
    const missing = await shell.get("/odd/draws-404");
    const html = await missing.text();
    expect(missing.status).toBe(404);
    expect(html).toContain("<h1>near it</h1>");
    expect(html).not.toContain("zhian-error");
    expect(html).toContain(`<meta name="robots" content="noindex">`);
    expect(html).toContain(`<link rel="canonical" href="http://site.test/zh/odd/draws-404">`);
    expect(html).toContain(
      `<link rel="alternate" type="application/atom+xml" title="F" href="http://site.test/f.atom">`,
    );
    expect(html).not.toContain("hreflang");
    expect(jsonIn(html, "page")).not.toHaveProperty("error");

    const broken = await shell.get("/odd/draws-503");
    expect(broken.status).toBe(503);
    expect(await broken.text()).toContain("<h1>Error</h1>");
  });

  it("B-S-09 shows nothing from the address at /error", async () => {
    const answer = await shell.get("/error?message=%3Cb%3Epwned&statusCode=404");
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain(`<section class="zhian-error"><h1>Error</h1>`);
    expect(html.match(/<h1>.*<\/h1>/)?.[0]).not.toContain("pwned");
    expect(html).toContain(`<meta name="robots" content="noindex">`);
  });

  it("B-G-18 is the response to a malformed address", async () => {
    const paths = ["/%", "/a%2fb", "/%00", "/a%5cb", "/%2e%2e%2fetc", `/${"a".repeat(5000)}`];
    const statuses = await Promise.all(paths.map(async (path) => (await shell.get(path)).status));

    expect(statuses).toEqual(paths.map(() => 404));
  });
});

describe("a redirect", () => {
  it.each([
    ["/home/", 308, "/home"],
    ["/zh/", 308, "/zh"],
    ["//evil.test//x/?y", 308, "/evil.test/x?y"],
    ["/odd/redirects", 302, "/products/bcc"],
    ["/odd/SPELLED", 308, "/odd/spelled"],
    // A single redirect, although both the shell and the fragment change the path.
    ["/odd/SPELLED/", 308, "/odd/spelled"],
    ["//odd//SPELLED/?x", 308, "/odd/spelled"],
    ["/odd/OTHER/", 308, "/odd/OTHER"],
  ])("leads from %s with %d to %s", async (path, status, location) => {
    const answer = await shell.get(path);

    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  it("never leads away from the site", async () => {
    const answer = await shell.get("/odd/redirects-away");

    expect(answer.status).toBe(500);
    expect(answer.headers.get("location")).toBeNull();
  });

  it("leads visitors who chose Chinese to the Chinese page, and nobody back", async () => {
    const cookie = { headers: { cookie: "locale=zh" } };
    const plain = await shell.get("/products/bcc?x=1", cookie);

    expect([plain.status, plain.headers.get("location")]).toEqual([307, "/zh/products/bcc?x=1"]);
    expect((await shell.get("/zh", { headers: { cookie: "locale=en" } })).status).toBe(200);
  });
});
