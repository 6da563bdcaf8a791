import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { createServer as createSecureServer, type Server as SecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { PageState } from "@zhian/contracts/page";
import { type SiteList, siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { generate } from "selfsigned";
import { checkSite } from "./check-site.ts";
import { readPageState } from "./compose-page.ts";
import type { LocalRelease } from "./local-release.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

const list: SiteList = {
  revision: 7,
  fragments: [{ name: "mf-disk", slots: ["main"], routes: ["/disk/*"], details: "sha384-old" }],
};
const listText = JSON.stringify(list);
const policy =
  "script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'; trusted-types default; upgrade-insecure-requests; report-uri /_reports";

const page = (changes: Partial<PageState> = {}) => {
  const state = {
    revision: 7,
    locale: "en",
    contract: "1.1.0",
    site: integrityOf(listText),
    openers: {},
    slots: { header: { fragment: "mf-head", outcome: "rendered" }, main: { fragment: "mf-disk", outcome: "rendered" } },
    fragments: [{ name: "mf-head" }, { name: "mf-disk", version: "1.0.0" }],
    ...changes,
  };
  return `<!doctype html><html><head><link rel="preload" as="script" href="/_fragments/mf-disk/1.0.0/old.js"><style data-href="/_fragments/mf-disk/1.0.0/old.css">p{}</style></head><body><div data-slot="header">the header</div><main id="slot-main" data-slot="main" data-fragment="mf-disk" data-outcome="rendered"><div>the <div>old</div> page</div></main><script type="application/json" id="page">${JSON.stringify(state)}</script><script type="application/json" id="data-mf-disk">{}</script></body></html>`;
};

let folder: string;
let local: LocalRelease;
let servers: (Server | SecureServer)[] = [];
let served: ServedSite | undefined;
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dev-site-"));
  await writeFile(join(folder, "remoteEntry.js"), "/* new */");
  const files = {
    "remoteEntry.js": { integrity: "sha384-new", bytes: 9 },
    "server/render.cjs": { integrity: "x", bytes: 1 },
  };
  const manifest = {
    name: "mf-disk",
    version: "1.1.0-dev",
    slots: ["main"],
    routes: ["/disk/*"],
    browser: {
      global: "mf_disk",
      entry: "remoteEntry.js",
      expose: "./app",
      initial: { js: [], css: ["a.css"] },
      chunks: {},
    },
    files,
  };
  // Contains only what is read from a manifest.
  local = { dist: folder, builtAt: 1_000, manifest: manifest as unknown as FragmentManifest };
});
afterEach(() => {
  served?.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  [servers, asked] = [[], []];
});
afterAll(() => rm(folder, { recursive: true }));

async function startSite(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request);
    if (request.url === siteFileAddress(integrityOf(listText))) response.end(listText);
    else answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The local address of a site that responds with the same page to all requests. */
async function work(html = page(), status = 200): Promise<{ url: string; site: string }> {
  const site = await startSite((_request, response) =>
    response
      .writeHead(status, {
        "content-type": "text/html",
        "content-security-policy": policy,
        "strict-transport-security": "max-age=1",
        "set-cookie": [
          "accessToken=secret; Path=/",
          "__Host-session=secret; Secure; Path=/",
          "locale=zh; Path=/; Secure",
        ],
      })
      .end(html),
  );
  served = await serveSite({ site, port: 0, local: () => local, say: () => undefined });
  return { url: served.url, site };
}

describe("a page of the site", () => {
  it("has the team's code in place of the served release, and everything else unchanged", async () => {
    const { url } = await work();
    const html = await (await fetch(`${url}/disk/a`)).text();
    const state = readPageState(html);
    expect(state?.slots).toEqual({
      header: { fragment: "mf-head", outcome: "rendered" },
      main: { fragment: "mf-disk", outcome: "fallback" },
    });
    expect(state?.fragments.map(({ name, version }) => [name, version])).toEqual([
      ["mf-head", undefined],
      ["mf-disk", "1.1.0-dev"],
    ]);
    expect(html).toContain(`data-fragment="mf-disk" data-outcome="fallback"></main>`);
    expect(html).toContain("the header");
    expect(html).not.toMatch(/old\.js|old\.css|data-mf-disk|the <div>old/);
  });

  it("links to a list of fragments that includes the local release, by content hash", async () => {
    const { url } = await work();
    const state = readPageState(await (await fetch(`${url}/disk/a`)).text());
    const text = await (await fetch(url + siteFileAddress(state?.site ?? ""))).text();
    expect(integrityOf(text)).toBe(state?.site);
    const [entry] = JSON.parse(text).fragments;
    const details = await (await fetch(url + siteFileAddress(entry.details))).json();
    expect(details).toMatchObject({ name: "mf-disk", base: "/_fragments/mf-disk/1.1.0-dev/" });
    expect(await (await fetch(`${url}/_fragments/mf-disk/1.1.0-dev/remoteEntry.js`)).text()).toBe("/* new */");
    expect((await fetch(`${url}/_fragments/mf-disk/1.1.0-dev/server/render.cjs`)).status).toBe(404);
  });

  it("is served at a path where the site has no page yet", async () => {
    const missing = page({ error: { status: 404, message: "" }, slots: {}, fragments: [] });
    const { url } = await work(missing, 404);
    const answer = await fetch(`${url}/disk/new`);
    const state = readPageState(await answer.text());
    expect([answer.status, state?.error, state?.slots.main?.fragment]).toEqual([200, undefined, "mf-disk"]);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
  });

  it("keeps the site's policy, except for TLS directives", async () => {
    const { url } = await work();
    const { headers } = await fetch(`${url}/disk/a`);
    expect(headers.get("content-security-policy")).toBe(policy.replace("; upgrade-insecure-requests", ""));
    expect([headers.get("strict-transport-security"), headers.get("cache-control")]).toEqual([null, "no-store"]);
  });
});

describe("/_revision", () => {
  const now = {
    revision: 8,
    site: integrityOf(listText),
    catalogue: "sha384-c",
    openers: {},
    shell: "s.js",
    recalled: [],
  };
  async function askNow(given: object, status = 200) {
    const site = await startSite((_request, response) => response.writeHead(status).end(JSON.stringify(given)));
    served = await serveSite({ site, port: 0, local: () => local, say: () => undefined });
    const answer = await fetch(`${served.url}/_revision`, { headers: { cookie: "accessToken=secret; visitor=v" } });
    return { url: served.url, status: answer.status, told: await answer.json() };
  }

  it("returns the current site with the latest local build in it, by content hash", async () => {
    const { url, told } = await askNow(now);
    expect(told).toEqual({ ...now, revision: 1_008, site: expect.stringMatching(/^sha384-/) });
    const text = await (await fetch(url + siteFileAddress(told.site))).text();
    expect([integrityOf(text), JSON.parse(text).fragments]).toEqual([
      told.site,
      [expect.objectContaining({ name: "mf-disk", version: "1.1.0-dev" })],
    ]);
    expect(asked[0]?.headers.cookie).toBe("visitor=v");
  });

  it("passes on the site's response if it names no list", async () => {
    expect(await askNow({ revision: null }, 503)).toMatchObject({ status: 503, told: { revision: null } });
  });

  it("increases with each build, also in pages", async () => {
    const { url } = await work();
    expect(readPageState(await (await fetch(`${url}/disk/a`)).text())?.revision).toBe(1_007);
  });
});

/** The status of a POST with any headers. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request(url, { method: "POST", headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** An address at which nothing listens any more. */
async function startNothing(): Promise<string> {
  const site = await startSite(() => undefined);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return site;
}

describe("cookies", () => {
  it("never carry the user's identity, in either direction", async () => {
    const { url } = await work();
    const cookie = "accessToken=secret; locale=zh; __Host-session=secret; visitor=v; inspect=pass";
    const answer = await fetch(`${url}/disk/a`, { headers: { cookie, authorization: "Bearer secret" } });
    expect(answer.headers.getSetCookie()).toEqual(["locale=zh; Path=/"]);
    const [sent] = asked.map(({ headers }) => [headers.cookie, headers.authorization]);
    expect(sent).toEqual(["locale=zh; visitor=v", undefined]);
  });

  it("are not forwarded for cross-origin requests", async () => {
    const { url, site } = await work();
    for (const headers of [
      { origin: "https://elsewhere.example" },
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
      { host: "elsewhere.example" },
    ])
      expect(await statusOf(`${url}/disk/a`, headers)).toBe(403);
    expect(asked).toEqual([]);
    await fetch(`${url}/api/x`, { method: "POST", headers: { origin: url, referer: `${url}/disk` }, body: "{}" });
    expect([asked[0]?.headers.origin, asked[0]?.headers.referer]).toEqual([site, `${site}/disk`]);
  });
});

describe("an unusable site is rejected with a one-line message", () => {
  it.each([
    ["is unreachable", 0, "", /^http:\/\/127\.0\.0\.1:\d+ cannot be reached: ECONNREFUSED\.$/],
    [
      "requires authentication",
      401,
      "",
      /returned 401: it requires authentication\. Use a site that is open to this machine\.$/,
    ],
    [
      "has a newer contract",
      200,
      page({ contract: "1.9.0" }),
      /uses contract 1\.9\.0, but this build targets 1\.1\.0: install/,
    ],
    [
      "has an older contract",
      200,
      page({ contract: undefined }),
      /uses contract 1\.0, but this build targets 1\.1\.0: install/,
    ],
    [
      "is a different kind of site",
      200,
      "<p>hello",
      /returned 200 and no page of a shell\. Is this the address of the site\?$/,
    ],
    ["returns an error", 500, page(), /returned 500 and no page of a shell/],
  ])("F-214 when it %s", async (_, status, html, says) => {
    const site =
      status === 0
        ? await startNothing()
        : await startSite((_request, response) => response.writeHead(status).end(html));
    await expect(checkSite(site)).rejects.toThrow(says);
  });

  it("F-214 when it redirects elsewhere, or becomes unreachable later", async () => {
    const site = await startSite((_request, response) =>
      response.writeHead(308, { location: "https://www.example.com/" }).end(),
    );
    await expect(checkSite(site)).rejects.toThrow(`${site} redirects to https://www.example.com. Use that address.`);
    const away = await startNothing();
    served = await serveSite({ site: away, port: 0, local: () => local, say: () => undefined });
    const answer = await fetch(`${served.url}/disk/a`);
    expect([answer.status, await answer.text()]).toEqual([502, `${away} cannot be reached: ECONNREFUSED.\n`]);
  });

  it("F-250 when its certificate is not trusted, naming the variable for its CA", async () => {
    const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
    const server = createSecureServer({ key, cert }).listen(0, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    // A TCP server's address is an object.
    const site = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(checkSite(site)).rejects.toThrow(
      /does not trust the certificate of https:\/\/127\.0\.0\.1:\d+: DEPTH_ZERO_SELF_SIGNED_CERT\. .*NODE_EXTRA_CA_CERTS=/,
    );
  });

  it("F-250 when the local port is in use", async () => {
    const site = await startSite(() => undefined);
    const port = Number(new URL(site).port);
    await expect(serveSite({ site, port, local: () => local, say: () => undefined })).rejects.toThrow(
      `Port ${port} is already in use. Choose another one with --port.`,
    );
  });
});
