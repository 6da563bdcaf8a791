import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { PreviewPass } from "@zhian/contracts/preview-pass";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { type FixtureRelease, makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

const hourMs = 3_600_000;
const products = makeFragment({ name: "mf-products" });
const news = makeFragment({ name: "mf-news", routes: ["/news/*"] });
const next = makeFragment({ name: "mf-products", version: "2.0.0-pr.1" });
const disk = makeFragment({ name: "mf-disk", version: "0.3.0", routes: ["/disk/*"] });
const throwing = makeFragment({
  name: "mf-products",
  version: "2.0.0-pr.2",
  server: `exports.render = async () => { throw new Error("not today"); };\nexports.fallback = () => ({});`,
});

let registry: FakeRegistry;
let shell: RunningShell;
let ids = 0;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([products, news]);
  // Cached pages stay fresh for as long as this test runs.
  shell = await startTestShell(registry, { SHELL_PAGE_FRESH_SECONDS: "3600" });
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

type Changes = Partial<PreviewPass> | { purpose: string };

/** Makes a pass like the registry, for releases that it has. */
function preview(releases: readonly FixtureRelease[], changes: Changes = {}, signText = registry.signText) {
  ids += 1;
  const id = `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  registry.preview(id, releases);
  const named = releases.map(({ manifest: { name, version } }) => ({ name, version }));
  const pass = {
    schema: 1,
    purpose: "preview",
    id,
    environment: "production",
    origin: "http://site.test",
    releases: named,
    expiresAt: new Date(Date.now() + hourMs).toISOString(),
    ...changes,
  };
  const text = JSON.stringify(pass);
  return { id, pass: Buffer.from(JSON.stringify({ ...signText(text), pass: text })).toString("base64url") };
}

const openLink = (pass: string, headers: Record<string, string> = {}, more = "") =>
  shell.get(`/_preview?pass=${pass}&to=%2Fproducts%2Fa${more}`, { headers });

const see = (path: string, cookie = "") => shell.text(path, { headers: { cookie } });

function step(cookie: string, way: string, headers: Record<string, string> = {}) {
  const from = { origin: "http://site.test", referer: "http://site.test/products/a?of=1" };
  return shell.get("/_preview", {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...from, ...headers },
    body: `do=${way}`,
  });
}

const barOf = (page: string) =>
  (/<section id="preview-bar".*?<\/section>/s.exec(page)?.[0] ?? "").replaceAll(/<[^>]+>/g, "");

describe("a preview", () => {
  it("starts from its link, in this browser only, and ends when its pass expires", async () => {
    const { pass } = preview([next]);
    const { status, headers } = await openLink(pass);
    const [cookie, ...attributes] = (headers.get("set-cookie") ?? "").split("; ");
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([303, "/products/a", "no-store"]);
    expect(cookie).toBe(`preview=${pass}`);
    expect(attributes).toEqual(["Path=/", expect.stringMatching(/^Max-Age=3[56]\d\d$/), "SameSite=Lax", "HttpOnly"]);
  });

  it("shows its release in the server's HTML and to the browser, with a bar that says so", async () => {
    const page = await see("/products/a", `preview=${preview([next]).pass}`);
    expect(page).toContain("<p>mf-products@2.0.0-pr.1 main /products/a en USD false</p>");
    expect(page).toContain('"version":"2.0.0-pr.1"');
    expect(page).toContain('src="/_shell/inspectors.1.js"');
    expect(barOf(page)).toMatch(
      /^Preview You are viewing mf-products 2\.0\.0-pr\.1, which has not been released\..* UTC\./,
    );
    const list = /"site":"(sha384-[^"]+)"/.exec(page)?.[1] ?? "";
    const address = `/_site/${list.slice(7).replaceAll("+", "-").replaceAll("/", "_")}`;
    expect(await see(address)).toContain("mf-products");
  });

  it("says so in Chinese on Chinese pages", async () => {
    const page = await see("/zh/products/a", `preview=${preview([next]).pass}`);
    expect(barOf(page)).toMatch(/^预览 您看到的是尚未发布的 mf-products 2\.0\.0-pr\.1，.*退出预览$/);
  });

  it("reports that its release has been released since", async () => {
    const page = await see("/products/a", `preview=${preview([products]).pass}`);
    expect(barOf(page)).toContain("mf-products 1.0.0, which has since been released: everyone can see it.");
  });

  it("shows a fragment that the site does not have yet", async () => {
    const { pass } = preview([disk]);
    expect((await shell.get("/disk/a")).status).toBe(404);
    expect(await see("/disk/a", `preview=${pass}`)).toContain("mf-disk@0.3.0 main /disk/a");
  });

  it("leaves other fragments' pages unchanged, and says so", async () => {
    const page = await see("/news/a", `preview=${preview([next]).pass}`);
    expect(page).toContain("mf-news@1.0.0 main /news/a");
    expect(barOf(page)).toContain("Nothing on this page comes from the preview.");
  });

  it("F-212 is never part of other visitors' pages, nor cached, indexed or counted", async () => {
    const cookie = `preview=${preview([next]).pass}`;
    const seen = [];
    for (const sent of [cookie, "", cookie, ""]) seen.push((await see("/products/b", sent)).includes("2.0.0-pr.1"));
    expect(seen).toEqual([true, false, true, false]);
    for (const path of ["/products/b", "/news/b", "/nowhere", "/products/b/"]) {
      const { headers } = await shell.get(path, { headers: { cookie } });
      expect([path, headers.get("cache-control")]).toEqual([path, expect.stringContaining("no-store")]);
    }
    const page = await shell.get("/products/b", { headers: { cookie } });
    expect([page.headers.get("x-robots-tag"), (await page.text()).includes(`content="noindex"`)]).toEqual([
      "noindex",
      true,
    ]);
  });

  it("F-212 leaves its visitor's canary unchanged", async () => {
    const canary = makeFragment({ name: "mf-news", version: "1.1.0", routes: ["/news/*"] });
    registry.serve([products, { stable: news, canary: { release: canary, percent: 50 } }]);
    await untilRevision(shell, 2);
    const cookie = `preview=${preview([next]).pass}`;
    const first = await shell.get("/products/c", { headers: { cookie } });
    expect(first.headers.get("set-cookie")).toBeNull();
    const visitors = ["A", "B", "C", "D", "E", "F", "G", "H"].map((letter) => `visitor=${letter.repeat(22)}`);
    const newsOf = async (sent: string) => /mf-news@[\d.]+/.exec(await see("/news/c", sent))?.[0];
    const without = await Promise.all(visitors.map(newsOf));
    const inPreview = await Promise.all(visitors.map((visitor) => newsOf(`${visitor}; ${cookie}`)));
    expect(inPreview).toEqual(without);
    expect(new Set(without).size).toBe(2);
    const left = await step(`${visitors[0]}; ${cookie}`, "leave");
    expect(left.headers.getSetCookie()).toEqual([expect.stringMatching(/^preview=; .*Max-Age=0/)]);
  });

  it("is paused, resumed and left on the visitor's current page, and only by forms of this site", async () => {
    const { pass } = preview([next]);
    const paused = await step(`preview=${pass}`, "pause");
    const cookie = (paused.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    expect([paused.status, paused.headers.get("location"), cookie]).toEqual([
      303,
      "/products/a?of=1",
      `preview=paused.${pass}`,
    ]);
    const page = await see("/products/a", cookie);
    expect(page).toContain("mf-products@1.0.0 main");
    expect(barOf(page)).toContain("You are viewing the released site.");
    expect((await step(cookie, "resume")).headers.get("set-cookie")).toContain(`preview=${pass};`);
    expect((await step(cookie, "leave")).headers.get("set-cookie")).toMatch(/^preview=; .*Max-Age=0/);
    expect((await step(cookie, "dance")).status).toBe(422);
    expect((await step(cookie, "leave", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("is not started by an image, a frame or a prefetch", async () => {
    const { pass } = preview([next]);
    for (const headers of [
      { "sec-fetch-dest": "image" },
      { "sec-fetch-dest": "iframe" },
      { "sec-purpose": "prefetch" },
    ])
      expect((await openLink(pass, headers)).status).toBe(403);
    expect((await shell.get(`/_preview?pass=${pass}`, { method: "PUT" })).status).toBe(405);
  });

  it("redirects only within the site", async () => {
    const { headers } = await shell.get(`/_preview?pass=${preview([next]).pass}&to=//elsewhere.example`);
    expect(headers.get("location")).toBe("/");
  });

  it("asks before another one replaces it; two browsers can show both", async () => {
    const [one, two] = [preview([next]), preview([disk])];
    const asked = await openLink(two.pass, { cookie: `preview=${one.pass}` });
    expect([asked.status, asked.headers.get("set-cookie")]).toEqual([200, null]);
    const text = await asked.text();
    expect(text).toContain("You are previewing mf-products 2.0.0-pr.1. This link shows mf-disk 0.3.0 instead.");
    const [, way = ""] = /<a href="(\/_preview[^"]+)"/.exec(text) ?? [];
    const switched = await shell.get(way.replaceAll("&amp;", "&"), { headers: { cookie: `preview=${one.pass}` } });
    expect(switched.headers.get("set-cookie")).toContain(`preview=${two.pass};`);
    const pages = await Promise.all([see("/products/a", `preview=${one.pass}`), see("/disk/a", `preview=${two.pass}`)]);
    expect(pages[0]).toContain("mf-products@2.0.0-pr.1 main");
    expect(pages[1]).toContain("mf-disk@0.3.0 main");
  });

  it("F-213 says that its server throws, and shows the released page on request", async () => {
    const { pass } = preview([throwing]);
    const { status } = await shell.get("/products/a", { headers: { cookie: `preview=${pass}` } });
    const page = await see("/products/a", `preview=${pass}`);
    expect([status, page.includes("temporarily unavailable")]).toEqual([200, true]);
    expect(barOf(page)).toContain("The server could not render mf-products 2.0.0-pr.2 here");
    const cookie = (await step(`preview=${pass}`, "pause")).headers.get("set-cookie")?.split(";")[0];
    expect(await see("/products/a", cookie)).toContain("mf-products@1.0.0 main");
    expect(await see("/products/a")).toContain("mf-products@1.0.0 main");
  });
});

describe("metrics", () => {
  it("F-212 contain no failures of a release that is only previewed", async () => {
    const fails = `exports.render = async ({ url }) => { if (url !== "/products") throw new Error(url); return { html: { main: "x" }, data: {} }; };`;
    const release = makeFragment({
      name: "mf-products",
      version: "2.0.0-pr.3",
      routes: ["/products", "/products/*"],
      server: `${fails}\nexports.fallback = () => ({});`,
    });
    const cookie = `preview=${preview([release]).pass}`;
    for (let page = 0; page < 8; page += 1) await see(`/products/${page}`, cookie);
    expect(barOf(await see("/products/a", cookie))).toContain("The server could not render mf-products 2.0.0-pr.3");
    const figures = await shell.figures();
    expect([figures.includes("1.0.0"), figures.includes("2.0.0-pr.3")]).toEqual([true, false]);
  });
});

describe("a preview is refused", () => {
  async function refused(pass: string) {
    const { status, headers } = await openLink(pass);
    const page = await see("/products/a", `preview=${pass}`);
    return {
      status,
      cookie: headers.get("set-cookie"),
      isAsEverybody: page.includes("mf-products@1.0.0 main"),
      bar: barOf(page),
    };
  }
  const as = (status: number, says: string) => ({
    status,
    cookie: null,
    isAsEverybody: true,
    bar: `Preview ${says} You are viewing the same site as everyone else.`,
  });
  const ended = (code: string) => {
    const { id, pass } = preview([next]);
    registry.preview(id, { code, status: 409 });
    return pass;
  };

  it("F-205 when its pass is forged, altered, truncated or for another purpose", async () => {
    const { keyId } = registry.signText("");
    const stranger = makeKey();
    const known = Buffer.from(preview([next]).pass, "base64url").toString();
    const passes = [
      preview([next], {}, (text) => ({ keyId, signature: stranger.sign(text) })).pass,
      preview([next], {}, (text) => ({ keyId: stranger.id, signature: stranger.sign(text) })).pass,
      Buffer.from(known.replace("2.0.0-pr.1", "2.0.0-pr.2")).toString("base64url"),
      Buffer.from(known).toString("base64url").slice(0, -9),
      preview([next], { purpose: "inspect" }).pass,
      "nonsense",
      `${Buffer.from(known).toString("base64url")}${"A".repeat(4096)}`,
    ];
    for (const pass of passes)
      expect(await refused(pass)).toEqual(
        as(403, "This preview link is not valid: it is incomplete or has been changed."),
      );
  });

  it("F-206 when it has expired", async () => {
    const { pass } = preview([next], { expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(await refused(pass)).toEqual(as(410, "This preview has expired."));
  });

  it("F-207 when it was revoked, and ends in the browsers that show it", async () => {
    const { id, pass } = preview([next]);
    const cookie = `preview=${pass}`;
    expect(await see("/products/a", cookie)).toContain("mf-products@2.0.0-pr.1 main");
    registry.preview(id, { code: "preview-revoked", status: 410 });
    await until(
      "its end",
      () => see("/products/a", cookie),
      (page) => page.includes("mf-products@1.0.0 main"),
    );
    expect(await refused(pass)).toEqual(as(410, "This preview was revoked."));
    const page = await shell.get("/products/a", { headers: { cookie } });
    expect(page.headers.get("set-cookie")).toMatch(/^preview=; .*Max-Age=0/);
  });

  it("F-208 when its release was never published", async () => {
    expect(await refused(ended("unknown-release"))).toEqual(
      as(410, "This preview shows a release that no longer exists."),
    );
  });

  it("F-209 when its release was deleted", async () => {
    expect(await refused(ended("collected"))).toEqual(as(410, "This preview shows a release that no longer exists."));
  });

  it("F-210 when its release was rolled back", async () => {
    expect(await refused(ended("withdrawn"))).toEqual(as(403, "This preview shows a release that was rolled back."));
  });

  it("F-211 when it is for another environment or another site", async () => {
    for (const changes of [{ environment: "staging" }, { origin: "https://elsewhere.example" }])
      expect(await refused(preview([next], changes).pass)).toEqual(as(403, "This preview link is for another site."));
  });

  it("while its validity is unknown, but its cookie is kept", async () => {
    const { id, pass } = preview([next]);
    registry.preview(id, { code: "internal", status: 500 });
    const { status } = await openLink(pass);
    const page = await shell.get("/products/a", { headers: { cookie: `preview=${pass}` } });
    expect([status, page.headers.get("set-cookie")]).toEqual([503, null]);
    expect(barOf(await page.text())).toContain("cannot check at the moment");
  });

  it.each([
    ["another preview", () => ({ id: "00000000-0000-4000-8000-999999999999" })],
    ["another environment", () => ({ environment: "staging" })],
    ["other releases", () => ({ releases: [throwing.manifest] })],
    ["a time long past", () => ({ issuedAt: new Date(Date.now() - hourMs).toISOString() })],
  ])("when the registry's signed response is for %s", async (_, changes) => {
    const { id, pass } = preview([next]);
    registry.preview(id, [next], changes());
    expect((await openLink(pass)).status).toBe(503);
  });
});
