import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { pino } from "pino";
import { brokenServer } from "../../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({ name: "mf-products", routes: ["/", "/products/*"] });
const counting = makeFragment({ name: "mf-counting", routes: ["/counting/*"], server: brokenServer });
const config = { title: "From the api", description: "", keywords: "", slogan: "", logo_url: "" };
const token = "canary-token-0123456789abcdef";

let registry: FakeRegistry;
let shell: RunningShell;
let api: Server;
let answerApi: RequestListener;
const logged: string[] = [];

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products, counting]);
  api = createServer((request, response) => answerApi(request, response));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
  // A TCP server's address is an object.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  answerApi = answerConfig;
  shell = await startTestShell(registry, { SHELL_API_URL: apiUrl, SHELL_PAGE_FRESH_SECONDS: "3600" }, log);
  await untilRevision(shell, 1);
});

afterAll(async () => {
  await shell.close();
  await registry.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await removeFolders();
});

const answerConfig: RequestListener = (_, response) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ code: 0, msg: "ok", data: { config } }));
};
const mask = (html: string) => html.replace(/nonce="[^"]+"/g, "").replace(/"requestId":"\w+"/, "");
const cookie = (value: string) => ({ headers: { cookie: value } });

describe("the page cache", () => {
  it("L-12 renders a page once for all concurrent requests, and caches it", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => shell.text("/counting/cold")));
    await until(
      "the page is kept",
      async () => (await shell.get("/counting/cold")).headers.get("server-timing"),
      (timing) => timing === 'cache;desc="hit"',
    );
    const later = await shell.text("/counting/cold");

    const renders = new Set([...answers, later].map((html) => /works, render \d+/.exec(html)?.[0]));
    expect([...renders]).toEqual([expect.stringMatching(/^works, render \d+$/)]);
    expect(new Set([...answers, later].map((html) => /nonce="([^"]+)"/.exec(html)?.[1])).size).toBe(201);
  });

  it("returns the same page cached as fresh, in every encoding", async () => {
    const fresh = mask(await shell.text("/products/one"));
    await until(
      "the page is kept",
      async () => (await shell.get("/products/one")).headers.get("server-timing"),
      (timing) => timing === 'cache;desc="hit"',
    );
    for (const encoding of ["br", "gzip", "identity"]) {
      const kept = await shell.get("/products/one", { headers: { "accept-encoding": encoding } });
      expect(kept.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(mask(await kept.text())).toBe(fresh);
    }
  });

  it("writes each visitor's theme into the same cached page, in every encoding", async () => {
    const path = "/counting/themed";
    const ask = (theme: string, encoding: string) =>
      shell.get(path, { headers: { cookie: `theme=${theme}`, "accept-encoding": encoding } });
    await shell.text(path);
    await until(
      "the page is kept",
      async () => (await shell.get(path)).headers.get("server-timing"),
      (timing) => timing === 'cache;desc="hit"',
    );
    const renders = new Set<string | undefined>();
    for (const encoding of ["identity", "gzip", "br", "br"]) {
      for (const [sent, shown] of [
        ["dark", "dark  "],
        ["light", "light "],
        ["system", "system"],
        ["__proto__", "system"],
      ] as const) {
        const html = await (await ask(sent, encoding)).text();
        expect(html).toContain(`<html lang="en" data-theme="${shown}">`);
        renders.add(/works, render \d+/.exec(html)?.[0]);
      }
    }
    expect(renders.size).toBe(1);
  });

  it("F-77 separates languages, currencies and signed-in layouts among 1000 interleaved requests", async () => {
    const kinds = ["en USD false", "en IDR false", "zh USD false", "zh IDR true", "en USD true"];
    const ask = async (kind = "") => {
      const [locale, currency, signedIn] = kind.split(" ");
      const path = locale === "zh" ? "/zh/products/mixed" : "/products/mixed";
      const sent = `currency=${currency}${signedIn === "true" ? `; accessToken=${token}` : ""}`;
      return (await shell.text(path, cookie(sent))).includes(`main ${path} ${kind}</p>`);
    };
    const right = await Promise.all(Array.from({ length: 1000 }, (_, index) => ask(kinds[index % kinds.length])));

    expect(right.filter((isRight) => !isRight)).toEqual([]);
  });

  it("B-S-02 is not poisoned by headers that are not part of the key", async () => {
    const control = mask(await shell.text("/products/poison"));
    const names = ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-prefix", "x-original-url", "x-rewrite-url"];
    const more = [
      "x-http-method-override",
      "forwarded",
      "x-real-ip",
      "accept",
      "user-agent",
      "accept-language",
      "origin",
    ];
    for (const name of [...names, ...more]) {
      expect(mask(await shell.text("/products/poison", { headers: { [name]: "evil.test" } }))).toBe(control);
      const path = `/products/poison-${name}`;
      await shell.text(path, { headers: { [name]: "evil.test" } });
      expect(await shell.text(path)).not.toContain("evil.test");
    }
  });

  it("B-S-05 caches no error page", async () => {
    const answers = [await shell.get("/counting/decides-503"), await shell.get("/counting/decides-503")];

    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
      "private, no-store",
      "private, no-store",
    ]);
    expect((await shell.get("/nowhere")).headers.get("server-timing")).toContain('cache;desc="miss"');
  });
});

describe("a visitor's cookies", () => {
  it("B-S-04 make a page private as soon as there is a token", async () => {
    const anonymous = await shell.get("/");
    const signedIn = await shell.get("/", cookie(`accessToken=${token}`));

    expect(anonymous.headers.get("cache-control")).toBe("private, no-cache");
    expect(signedIn.headers.get("cache-control")).toBe("private, no-store");
    expect(anonymous.headers.get("vary")).toBe("Accept-Encoding, Cookie");
    expect(await signedIn.text()).toContain("en USD true</p>");
  });

  it("never show their token to a worker, a page, the log or the api behind a render", async () => {
    const seen: string[] = [];
    answerApi = (request, response) => {
      seen.push(JSON.stringify(request.headers));
      answerConfig(request, response);
    };
    const html = await shell.text(`/counting/asks-api?${Math.random()}`, cookie(`accessToken=${token}`));
    const fresh = await shell.text(`/counting/environment?${Math.random()}`, cookie(`accessToken=${token}`));
    answerApi = answerConfig;

    expect(html).toContain("<p>From the api</p>");
    expect(seen).toHaveLength(1);
    expect([html, fresh, ...seen, ...logged].filter((text) => text.includes(token))).toEqual([]);
  });

  it.each([
    "locale=en\u00e9",
    "locale=../zh",
    "locale=__proto__",
    "currency=<script>x</script>",
    `locale=${"x".repeat(4000)}`,
    "currency=constructor",
  ])("B-S-01 F-109 fall back to defaults and are cleared: %.40s", async (value) => {
    const answer = await shell.get(
      "/products/cookies",
      cookie(encodeURI(value).replaceAll("%3C", "<").replaceAll("%3E", ">")),
    );
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(html).toContain("en USD false</p>");
    expect(html).not.toContain(value.split("=")[1]);
    expect(answer.headers.getSetCookie()).toEqual([`${value.split("=")[0]}=; Path=/; Max-Age=0; SameSite=Lax`]);
  });

  it("are read once per name: the first one counts", async () => {
    expect(await shell.text("/products/twice", cookie("currency=IDR; currency=USD"))).toContain("en IDR false");
  });
});

describe("every response", () => {
  it("R-07 carries the security headers", async () => {
    for (const path of ["/", "/nowhere", "/counting/decides-503", "/error"]) {
      const { headers } = await shell.get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'nonce-[\w+/]{22}==' 'strict-dynamic'; style-src 'self' 'nonce-/,
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
    }
  });

  it("carries the request id of a proxy in front if it is valid, else its own", async () => {
    const given = "0123456789abcdef0123456789abcdef";
    const kept = await shell.get("/", { headers: { "x-request-id": given } });
    const made = await shell.get("/", { headers: { "x-request-id": "<script>" } });

    expect(kept.headers.get("x-request-id")).toBe(given);
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f]{32}$/);
    expect(await kept.text()).toContain(`"requestId":"${given}"`);
  });

  it("B-G-11 refuses other methods on a page, and answers HEAD without a body", async () => {
    const refused = await shell.get("/", { method: "PUT" });
    const head = await shell.get("/", { method: "HEAD" });

    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("a fragment's page", () => {
  it("F-81 uses the api's last response when the api is down", async () => {
    answerApi = answerConfig;
    await shell.text("/counting/asks-api?before");
    answerApi = (request) => void request.socket.destroy();

    expect(await shell.text("/counting/asks-api?after")).toContain("<p>From the api</p>");
    answerApi = answerConfig;
  });

  it("F-260 is rendered again soon if the api did not respond", async () => {
    let calls = 0;
    const render = async () => {
      await shell.text("/counting/waits-for-api");
      return calls;
    };
    answerApi = (request) => {
      calls += 1;
      request.socket.destroy();
    };

    expect(await render()).toBe(1);
    await until("another render", render, (count) => count > 1);
    answerApi = answerConfig;
  });

  it("cannot make api calls on behalf of a visitor", async () => {
    expect(await shell.text("/counting/asks-privately")).toContain("main temporarily unavailable");
  });
});
