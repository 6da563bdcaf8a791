import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { testListedPage, testOffer } from "./testing/offer-fixture.ts";
import { makeReleaseTarball, makeTarball, type ReleaseFixture } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

async function codeOfAnswer(response: Response): Promise<[number, string]> {
  const body: unknown = await response.json();
  const code = typeof body === "object" && body && "error" in body ? Reflect.get(Object(body.error), "code") : "";
  return [response.status, String(code)];
}
const publishCode = async (fixture: ReleaseFixture) => codeOfAnswer(await registry.publish(fixture));
const stagedUploads = () => readdir(join(registry.dataDir, "files/staging"));

describe("publish", () => {
  it("returns a receipt, and the same one again for the same bytes (F-23)", async () => {
    const tarball = await makeReleaseTarball({ name: "mf-receipt" });
    const first = await registry.upload("mf-receipt", tarball);
    const second = await registry.upload("mf-receipt", tarball);
    const receipt = await first.json();
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(receipt);
    expect(receipt).toMatchObject({ name: "mf-receipt", version: "1.0.0", files: 5, shared: { react: {} } });
    expect(await (await registry.fetch("/v1/fragments/mf-receipt/releases")).json()).toEqual({
      fragment: "mf-receipt",
      releases: [receipt],
    });
  });

  it("F-23 recognises the same release however it was packed", async () => {
    const release = { name: "mf-repacked" };
    await registry.publish(release);
    const { unzipSync, gzipSync } = await import("node:zlib");
    const repacked = gzipSync(unzipSync(await makeReleaseTarball(release)), { level: 1 });
    expect((await registry.upload("mf-repacked", repacked)).status).toBe(200);
  });

  it.each([
    "../x",
    "__proto__",
    "constructor",
    "MF-A",
    "con",
    ".",
    "mf-а",
    `mf-${"a".repeat(212)}`,
    "mf-a%2fb",
    "mf-a%00",
    "mf-",
  ])("B-R-01 refuses the name %s", async (name) => {
    const response = await registry.upload(encodeURI(name), await makeReleaseTarball({ name: "mf-a" }));
    expect([400, 404]).toContain(response.status);
  });

  it("B-R-01 refuses a manifest of another fragment than the URL names", async () => {
    const tarball = await makeReleaseTarball({ name: "mf-one" });
    expect(await codeOfAnswer(await registry.upload("mf-two", tarball))).toEqual([422, "bad-release"]);
  });

  it.each(["1", "v1.0.0", "1.0.0+a", "01.0.0", "100000000000000000000.0.0", "latest", "..", "", " 1.0.0"])(
    "B-R-02 refuses the version %j",
    async (version) => {
      expect(await publishCode({ name: "mf-version", version })).toEqual([422, "bad-release"]);
    },
  );

  it("accepts a prerelease version", async () => {
    expect((await registry.publish({ name: "mf-version", version: "1.0.0-local.4f2a" })).status).toBe(201);
  });

  it("refuses other content types, and content that is not gzip", async () => {
    const post = (type: string) => registry.upload("mf-type", Buffer.from("{}"), { "content-type": type });
    expect((await post("multipart/form-data")).status).toBe(415);
    expect((await post("text/plain")).status).toBe(415);
    expect(await codeOfAnswer(await post("application/json"))).toEqual([415, "no-upload"]);
    expect(await codeOfAnswer(await post("application/gzip"))).toEqual([415, "not-gzip"]);
    expect((await registry.fetch("/v1/fragments/mf-type/releases", { method: "PUT" })).headers.get("allow")).toBe(
      "GET, HEAD, POST",
    );
  });
});

describe("the manifest check", () => {
  const change = (edit: (manifest: FragmentManifest) => object) => ({
    name: "mf-manifest",
    manifest: (manifest: FragmentManifest) => ({ ...manifest, ...edit(manifest) }),
  });
  const browser = (part: object) => change((manifest) => ({ browser: { ...manifest.browser, ...part } }));
  const firstFile = (part: object) =>
    change(({ files }) => ({ files: { ...files, "style.0001.css": { ...files["style.0001.css"], ...part } } }));

  it.each<[string, ReleaseFixture]>([
    ["B-R-10 an absolute entry", browser({ entry: "/remoteEntry.0001.js" })],
    ["B-R-10 an entry on another host", browser({ entry: "https://example.com/remoteEntry.0001.js" })],
    ["B-R-10 an entry outside the release", browser({ entry: "../remoteEntry.0001.js" })],
    ...[
      "http://127.0.0.1:1/remoteEntry.js",
      "//evil.example/remoteEntry.js",
      "file:///etc/passwd",
      "http://169.254.169.254/latest/meta-data.js",
      "javascript:alert(1)//.js",
      "data:text/javascript,alert(1)//.js",
      "\\\\evil\\x.js",
      "a/../../x.js",
      "%2e%2e/x.js",
    ].map((entry): [string, ReleaseFixture] => [`B-R-10 the entry ${entry}`, browser({ entry })]),
    ["B-R-10 a chunk on another host", browser({ chunks: { a: { js: ["https://evil.example/a.js"], css: [] } } })],
    ["B-R-10 a style sheet on another host", browser({ initial: { js: [], css: ["//evil.example/a.css"] } })],
    ["B-R-10 a server bundle outside the release", change(() => ({ server: { entry: "../../main.cjs" } }))],
    ["B-R-10 a server bundle on another host", change(() => ({ server: { entry: "http://evil.example/x.cjs" } }))],
    ["B-R-11 SHA-256 instead of SHA-384", firstFile({ integrity: `sha256-${"A".repeat(43)}=` })],
    ["B-R-12 __proto__ as global", browser({ global: "__proto__" })],
    ["B-R-12 another fragment's chunk list as global", browser({ global: "webpackChunkmf_products" })],
    ["B-R-12 a slow regular expression as a route", change(() => ({ routes: [`/${"(a|a)*".repeat(30)}$`] }))],
    ["B-R-12 a wildcard in the middle of a route", change(() => ({ routes: ["/products/*/x"] }))],
    ["B-R-10 an entry that is not in the release", browser({ entry: "other.js" })],
    ["B-R-10 a server bundle as a browser script", browser({ entry: "server/render.cjs" })],
    ["B-R-11 no integrity", firstFile({ integrity: undefined })],
    ["B-R-11 a weak hash", firstFile({ integrity: "md5-1B2M2Y8AsgTpgAmY7PhCfg==" })],
    ["B-R-11 a wrong hash", firstFile({ integrity: `sha384-${"A".repeat(64)}` })],
    ["B-R-11 a wrong size", firstFile({ bytes: 1 })],
    [
      "B-R-11 a listed file that is missing",
      change(({ files }) => ({ files: { ...files, "gone.js": files["style.0001.css"] } })),
    ],
    ["B-R-12 another fragment's global", browser({ global: "mf_products" })],
    ["B-R-12 a window property as global", browser({ global: "document" })],
    ["B-R-12 another exposed module", browser({ expose: "./__proto__" })],
    ["B-R-12 a route reserved for the platform", change(() => ({ routes: ["/_fragments/*"] }))],
    ["B-R-12 a route that is a regular expression", change(() => ({ routes: ["/(a+)+$"] }))],
    ["a product whose page no route serves", change(() => ({ offers: [testOffer("bcc")], routes: ["/pages/*"] }))],
    ["a duplicate product", change(() => ({ offers: [testOffer("bcc"), testOffer("bcc")], routes: ["/products/*"] }))],
    ["HTML as a product's code", change(() => ({ offers: [testOffer("<b>")], routes: ["/products/*"] }))],
    ["F-247 a page that no route serves", change(() => ({ pages: [testListedPage("/about")], routes: ["/pages/*"] }))],
    ["F-247 a duplicate page", change(() => ({ pages: [testListedPage("/a"), testListedPage("/a")], routes: ["/a"] }))],
    [
      "F-247 a product's page that is also listed as a page",
      change(() => ({ offers: [testOffer("bcc")], pages: [testListedPage("/products/bcc")], routes: ["/products/*"] })),
    ],
    [
      "F-247 a solution outside /solution/",
      change(() => ({
        pages: [testListedPage("/a", { solution: { by: "need", position: 1, products: ["bcc"] } })],
        routes: ["/a"],
      })),
    ],
    ["F-247 a route pattern as a page", change(() => ({ pages: [testListedPage("/a/*")], routes: ["/a/*"] }))],
    ["B-R-12 a route with the Chinese prefix", change(() => ({ routes: ["/zh/products/*"] }))],
    [
      "a shared version outside its range",
      change(() => ({ shared: { react: { version: "19.0.0", range: "^18.0.0" } } })),
    ],
    [
      "a fallback with a script",
      change(() => ({ fallback: { en: { main: "<img src=x onerror=alert(1)>" }, zh: {} } })),
    ],
    ["an unknown key", change(() => ({ scripts: { postinstall: "true" } }))],
  ])("refuses %s", async (_what, fixture) => {
    expect(await publishCode(fixture)).toEqual([422, "bad-release"]);
    expect(await stagedUploads()).toEqual([]);
  });

  it("B-R-11 refuses a file that is not listed", async () => {
    const manifest = ({ files, ...rest }: FragmentManifest) => {
      const listed = Object.entries(files).filter(([path]) => path !== "extra.js");
      return { ...rest, files: Object.fromEntries(listed) };
    };
    expect(await publishCode({ name: "mf-manifest", files: { "extra.js": "1" }, manifest })).toEqual([
      422,
      "bad-release",
    ]);
  });

  it("B-R-11 rejects integrity hashes that do not match the files", async () => {
    let right = {};
    const manifest = (made: FragmentManifest) => {
      right = hashesOf(made.files);
      return made;
    };
    expect(await publishCode({ name: "mf-hashes", manifest })).toEqual([201, ""]);

    for (const wrong of [{}, { ...right, "more.js": "" }]) {
      const files = { [hashesFile]: JSON.stringify(wrong) };
      expect(await publishCode({ name: "mf-hashes", version: "1.0.1", files })).toEqual([422, "bad-release"]);
    }
  });

  it("B-R-12 refuses a manifest with __proto__ in it", async () => {
    const tarball = await makeTarball([["fragment.json", '{"schema":1,"__proto__":{"name":"mf-a"}}']]);
    expect(await codeOfAnswer(await registry.upload("mf-a", tarball))).toEqual([422, "bad-release"]);
  });

  it.each([
    ["page.html", "<p>"],
    ["package.json", "{}"],
    ["run.sh", "true"],
    ["picture.png", "<script>"],
    ["picture.webp", `RIFF1234WEBX${"x".repeat(300_000)}`],
    ["page.js.map.html", "<p>"],
    [".env", "A=1"],
    ["a/.npmrc", "x"],
    ["style.css.exe", "MZ"],
    ["no-ending", "x"],
    ["picture.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["picture.svg", '<svg onload="alert(1)"/>'],
    ["picture.JPG", "x"],
  ])("B-R-09 refuses %s with %s in it", async (path, content) => {
    const [status] = await publishCode({ name: "mf-types", files: { [path]: content } });
    expect(status).toBe(422);
  });

  it("B-R-12 rejects a route that another fragment owns, and names the owner", async () => {
    const routes = (name: string, version: string, ...patterns: string[]): ReleaseFixture => ({
      name,
      version,
      manifest: (manifest) => ({ ...manifest, routes: patterns }),
    });
    await registry.publish(routes("mf-owner", "1.0.0", "/", "/taken/*"));
    const refused = await registry.publish(routes("mf-taker", "1.0.0", "/taken/*"));
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("mf-owner")]);
    const home = await registry.publish(routes("mf-taker", "1.0.0", "/"));
    expect([home.status, await home.text()]).toEqual([409, expect.stringContaining("mf-owner")]);
    expect((await registry.publish(routes("mf-taker", "1.0.0", "/taken/more/*"))).status).toBe(201);
    await registry.publish(routes("mf-owner", "1.1.0", "/"));
    expect((await registry.publish(routes("mf-taker", "1.1.0", "/taken/*"))).status).toBe(201);
  });
});

describe("permission to publish", () => {
  it("B-R-04 requires a valid token of the fragment's team (B-R-20: which is never echoed)", async () => {
    const created = await registry.post("/v1/tokens", {
      team: "products",
      role: "publisher",
      fragments: ["mf-products"],
    });
    const { token, id } = Object(await created.json());
    const tarball = await makeReleaseTarball({ name: "mf-theirs" });
    const answers = ["", "Bearer", "Basic abc", `Bearer ${"x".repeat(43)}`, `Bearer ${token}`].map((authorization) =>
      registry.upload("mf-theirs", tarball, { authorization }),
    );
    const responses = await Promise.all(answers);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403]);
    for (const response of responses) expect(await response.text()).not.toContain(token);
    const own = await makeReleaseTarball({ name: "mf-products" });
    const withToken = { authorization: `Bearer ${token}` };
    expect((await registry.upload("mf-products", own, withToken)).status).toBe(201);
    const promotion = { action: "promote", version: "1.0.0", reason: "r" };
    const address = "/v1/environments/production/deployments/mf-products";
    expect((await registry.post(address, promotion, { ...withToken, "if-match": '"0"' })).status).toBe(403);
    expect(
      (await registry.post("/v1/tokens", { team: "x", role: "operator", fragments: ["*"] }, withToken)).status,
    ).toBe(403);
    await registry.fetch(`/v1/tokens/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${registry.operatorToken}` },
    });
    expect((await registry.upload("mf-products", own, withToken)).status).toBe(401);
    const rows = await registry.database.query<{ hash: string }>("select * from tokens");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
