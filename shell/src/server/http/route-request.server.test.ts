import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { maxAddressLength } from "@zhian/contracts/address-limit";
import { ask } from "@zhian/serve/testing/ask";
import { lastResort } from "../compose/last-resort.ts";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({
  name: "mf-products",
  routes: ["/", "/home", "/products/*"],
  css: "a{b:c}".repeat(400),
});
const slow = makeFragment({ name: "mf-slow", routes: ["/slow/*"], server: brokenServer, renderBudgetMs: 1000 });

let registry: FakeRegistry;
let shell: RunningShell;
let api: Server;
let answerApi: RequestListener = (_, response) => void response.end("{}");

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products, slow]);
  api = createServer((request, response) => answerApi(request, response));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shell = await startTestShell(registry, {
    SHELL_API_URL: apiUrl,
    SHELL_MAX_RENDERS: "1",
    SHELL_MIN_RENDER_MS: "5000",
  });
  await untilRevision(shell, 1);
});

afterAll(async () => {
  await shell.close();
  await registry.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await removeFolders();
});

/** One page is rendered at a time, and a response's status is known before its page is complete. */
const getWithRoom = (path: string) =>
  until(
    "room for one more page",
    () => shell.get(path),
    ({ status }) => status !== 503,
  );

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  body: new URLSearchParams(fields).toString(),
});

describe("files of a release", () => {
  it("are served as immutable, compressed, and only to this site", async () => {
    const answer = await shell.get("/_fragments/mf-products/1.0.0/page.1.css", {
      headers: { "accept-encoding": "br" },
    });

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe("a{b:c}".repeat(400));
  });

  it.each([
    "/_fragments/mf-products/1.0.0/server/render.cjs",
    "/_fragments/mf-products/1.0.0/../../x",
    "/_fragments/mf-products/1.0.0/%2e%2e/x",
    "/_fragments/mf-products/1.0.0/nothing.js",
    "/_fragments/mf-products/9.9.9/page.1.js",
    "/_fragments/mf-unknown/1.0.0/page.1.js",
    "/_fragments/",
  ])("B-G-18 are not found at %s, and the 404 is not cached", async (path) => {
    const answer = await shell.get(path);

    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).not.toContain("immutable");
  });

  it("F-103 are still served to tabs that were opened before the last rollouts", async () => {
    registry.serve([header, makeFragment({ name: "mf-products", version: "2.0.0" }), slow]);
    await untilRevision(shell, 2);
    registry.answerFile("mf-products/1.0.0/page.1.js", (response) => void response.writeHead(500).end());
    const old = await shell.get("/_fragments/mf-products/1.0.0/page.1.js");

    expect([old.status, await old.text()]).toEqual([200, "/* page of mf-products 1.0.0 */"]);
  });

  it("are fetched from the registry for an unknown release; a registry error is not a 404", async () => {
    const never = "mf-products/0.0.1/page.1.js";
    registry.answerFile(never, (response) => void response.writeHead(200).end("old"));
    expect(await shell.text(`/_fragments/${never}`)).toBe("old");

    registry.answerFile(never, (response) => void response.writeHead(500).end());
    expect((await shell.get(`/_fragments/${never}`)).status).toBe(503);
  });
});

describe("the api", () => {
  it("receives a request unchanged, with forwarding headers that clients cannot forge", async () => {
    let seen: Record<string, unknown> = {};
    answerApi = (request, response) => {
      request.setEncoding("utf8").on("data", (body: string) => {
        seen = { ...request.headers, url: request.url, method: request.method, body };
        response.writeHead(201, { "x-from": "api", "set-cookie": ["a=1", "b=2"] }).end("made");
      });
    };
    const headers = {
      authorization: "t",
      "x-forwarded-for": "6.6.6.6",
      "x-forwarded-host": "evil.test",
      forwarded: "for=6",
    };
    const answer = await shell.get("/api/v1/x?y=1", { method: "POST", headers, body: "hello" });

    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, "made", ["a=1", "b=2"]]);
    expect(seen).toMatchObject({ url: "/api/v1/x?y=1", method: "POST", body: "hello", authorization: "t" });
    expect(seen).toMatchObject({ "x-forwarded-host": "site.test", "x-forwarded-proto": "http" });
    expect(seen["x-forwarded-for"]).not.toContain("6.6.6.6");
    expect(seen["forwarded"]).toBeUndefined();
  });

  it("is replaced by an error in its own format when it is down", async () => {
    answerApi = (request) => void request.socket.destroy();
    const answer = await shell.get("/api/v1/x");

    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await answer.json()).toEqual({ code: 503, msg: expect.any(String), data: null });
  });
});

describe("preferences", () => {
  it("are set without script, and redirect back to the page in the chosen language", async () => {
    const answer = await shell.get("/_preferences", form({ locale: "zh", to: "/products/bcc?x=1" }));

    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/zh/products/bcc?x=1"]);
    expect(answer.headers.getSetCookie()).toEqual(["locale=zh; Path=/; Max-Age=31536000; SameSite=Lax"]);
    const currency = await shell.get("/_preferences", form({ currency: "IDR", to: "/zh/products/bcc" }));
    expect(currency.headers.get("location")).toBe("/zh/products/bcc");
    const theme = await shell.get("/_preferences", form({ theme: "dark", to: "/zh/products/bcc" }));
    expect(theme.headers.getSetCookie()).toEqual(["theme=dark; Path=/; Max-Age=31536000; SameSite=Lax"]);
  });

  it("redirect back with the query of the referring page, which no rendered form knows", async () => {
    const from = (referer: string) =>
      shell.get("/_preferences", form({ locale: "zh", to: "/products/bcc" }, { referer }));

    expect((await from(`${shell.url}/products/bcc?x=1`)).headers.get("location")).toBe("/zh/products/bcc?x=1");
    expect((await from("https://evil.test/other?x=1")).headers.get("location")).toBe("/zh/products/bcc");
    expect((await from("no address")).headers.get("location")).toBe("/zh/products/bcc");
  });

  it.each(["//evil.test", "https://evil.test", "/\\evil.test", "javascript:alert(1)", "/a\r\nset-cookie:x=1", ""])(
    "never redirect to another site: %j",
    async (to) => {
      const answer = await shell.get("/_preferences", form({ currency: "IDR", to }));

      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
    },
  );

  it("never redirect to another site by losing a language prefix", async () => {
    const answer = await shell.get("/_preferences", form({ locale: "en", to: "/zh//evil.test" }));

    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  });

  it("B-S-12 are refused from other sites, with another content type, too long or unknown", async () => {
    const good = { locale: "zh" };
    const statuses = await Promise.all(
      [
        form(good, { "sec-fetch-site": "cross-site" }),
        form(good, { "content-type": "text/plain" }),
        form({ ...good, to: "x".repeat(5000) }),
        form({ locale: "__proto__" }),
        form({ theme: "constructor" }),
        { method: "GET" },
      ].map(async (init) => (await shell.get("/_preferences", init)).status),
    );

    expect(statuses).toEqual([403, 415, 413, 422, 422, 405]);
  });
});

describe("the shell's own addresses", () => {
  it("B-S-24 accept reports of any kind and size without a response body", async () => {
    const bodies = ["{}", 'junk\n{"level":60}', "x".repeat(1_000_000)];
    const statuses = await Promise.all(
      bodies.map((body) => shell.get("/_reports", { method: "POST", body }).then(({ status }) => status)),
    );

    expect(statuses).toEqual([204, 204, 204]);
  });

  it("list the site for robots and search engines", async () => {
    expect(await shell.text("/robots.txt")).toContain("Sitemap: http://site.test/sitemap.xml");
    const sitemap = await shell.text("/sitemap.xml");
    expect(sitemap).toContain("<loc>http://site.test/zh</loc>");
    expect(sitemap).not.toContain("/home");
  });

  it("serve the shell's own bundle and icon", async () => {
    expect(await shell.text("/_shell/main.1.js")).toBe("/* main */");
    expect((await shell.get("/_shell/../config.ts")).status).toBe(404);
    expect((await shell.get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml");
  });

  it("are the same in absolute form, whatever its host", async () => {
    const page = await ask(shell.url, { target: "http://evil.test/products/bcc" });
    expect(page.status).toBe(200);
    expect(page.body.toString()).not.toContain("evil");
  });

  it("reject malformed addresses", async () => {
    for (const target of ["evil.test:80", "*", "ftp://evil.test/", "http://user@evil.test/"]) {
      expect(await ask(shell.url, { target })).toMatchObject({ status: 400 });
    }
  });

  it("are accepted up to a maximum length; longer ones get an error in the page's language", async () => {
    const query = (length: number) => `/products/bcc?q=${"x".repeat(length)}`;
    expect((await getWithRoom(query(maxAddressLength - 20))).status).toBe(200);
    for (const [prefix, words] of [
      ["", "This address is too long"],
      ["/zh", "网址过长"],
    ] as const) {
      const answer = await getWithRoom(prefix + query(maxAddressLength));
      const page = await answer.text();
      expect(answer.status).toBe(414);
      expect(page).toContain(`<h1>${words}</h1>`);
      expect(page).toContain(`<a href="${prefix}/products/bcc" class="zhian-error-retry" data-retry>`);
    }
    expect((await shell.get(query(2 * maxAddressLength))).status).toBe(414);
  });

  it("have one spelling: another letter case is redirected to it in one step", async () => {
    const answers = ["/PRODUCTS/bcc?x=A", "/ZH/Products/bcc", "/Products/", "/Slow/x/"].map(async (path) => {
      const { status, headers } = await shell.get(path);
      return [status, headers.get("location")];
    });
    expect(await Promise.all(answers)).toEqual(
      ["/products/bcc?x=A", "/zh/products/bcc", "/products", "/slow/x"].map((location) => [308, location]),
    );
    // The redirects' targets may still be rendering.
    expect((await getWithRoom("/Nowhere")).status).toBe(404);
  });
});

describe("renders beyond the limit", () => {
  it("F-79 are rejected at once, with a message and Retry-After", async () => {
    await until("no other page in progress", async () => {
      const page = await shell.get(`/products/${Math.random()}`);
      await page.text();
      return page.status === 200;
    });
    const first = shell.get("/slow/never-answers");
    let answer = await shell.get("/products/other");
    await until("the only place to be taken", async () => {
      answer = await shell.get(`/products/${Math.random()}`);
      return answer.status === 503 || (await first).status === 200;
    });

    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await answer.text()).toContain("Too many visitors");
    await until(
      "it to be counted",
      () => shell.figure('shell_shed_total{reason="renders"}'),
      (seen) => seen > 0,
    );
    await first;
  });
});

describe("metrics", () => {
  it("are served on the operator's port, and never to visitors", async () => {
    expect((await shell.get("/metrics")).status).toBe(404);
    expect(await shell.figures()).toContain("shell_snapshot_revision");
    expect(await (await fetch(`${shell.operatorUrl}/status`)).json()).toMatchObject({
      degraded: false,
      revision: expect.any(Number),
      notAsked: [],
    });
    expect(await shell.text("/status")).not.toContain("degraded");
  });
});

describe("the last-resort page", () => {
  it("F-116 has the specified text, and depends on nothing", () => {
    expect(lastResort).toContain("An error occurred while showing the error page");
    expect(lastResort).toContain(`<a href="/">Go back to home</a>`);
    expect(lastResort).not.toMatch(/<script|src=|<link/);
  });
});
