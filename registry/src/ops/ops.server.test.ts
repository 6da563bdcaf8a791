import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { isSignedBy, keyIdOf, readPublicKeys } from "@zhian/signing/keys";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { html } from "./html.ts";
import { createThrottle } from "./throttle.ts";

const start = Date.parse("2026-06-01T08:00:00Z");
const hourMs = 3_600_000;
const siteTokens = join(import.meta.dirname, "../../../shared/ui/src/base/tokens.css");
const siteUrl = "https://www.example.com";
let time = start;
let registry: RunningRegistry;
let cookie: string;

beforeAll(async () => {
  registry = await startTestRegistry(
    { ops: true, siteUrls: new Map([["production", siteUrl]]) },
    { now: () => new Date(time) },
  );
  for (const version of ["1.0.0", "1.0.1", "1.0.2"]) await registry.publish({ name: "mf-a", version });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first <b>release</b>" });
  cookie = sessionOf(await send("/ops/login", { token: registry.operatorToken }));
});
afterAll(() => registry.close());

/** Sends a form as a browser does from our own page, unless `headers` say otherwise. */
async function send(path: string, fields: Record<string, string | number>, headers: Record<string, string> = {}) {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return registry.fetch(path, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin", ...(cookie && { cookie }), ...headers },
    body: new URLSearchParams(texts),
  });
}

function sessionOf(answer: Response): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

async function look(path: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  const answer = await registry.fetch(path, { redirect: "manual", headers: { cookie, ...headers } });
  return [answer.status, await answer.text()];
}

async function change(fields: Record<string, string | number>, headers: Record<string, string> = {}) {
  const sent = { seen: await registry.revision(), key: crypto.randomUUID(), reason: "a test", ...fields };
  return send("/ops/production/change", sent, headers);
}

describe("the login", () => {
  it("exchanges a token for a cookie that scripts and other sites cannot use", async () => {
    const answer = await send("/ops/login", { token: ` ${registry.operatorToken}\n` }, { cookie: "" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ops"]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^fragments_ops=[\w-]{43}; Path=\/ops; HttpOnly; SameSite=Strict$/,
    );
    const behindTls = await send("/ops/login", { token: registry.operatorToken }, { "x-forwarded-proto": "https" });
    expect(behindTls.headers.get("set-cookie")).toContain("; Secure");
    expect((await look("/ops/production", { cookie: "" }))[0]).toBe(303);
  });

  it("rejects invalid, publisher and revoked tokens, and ends sessions of a revoked one", async () => {
    const publisher = await registry.post("/v1/tokens", { team: "a", role: "publisher", fragments: ["*"] });
    const operator = await registry.post("/v1/tokens", { team: "b", role: "operator", fragments: ["*"] });
    const { id, token } = Object(await operator.json());
    const session = sessionOf(await send("/ops/login", { token }));
    expect((await look("/ops/production", { cookie: session }))[0]).toBe(200);
    await registry.fetch(`/v1/tokens/${id}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${registry.operatorToken}` },
    });
    for (const wrong of ["", "zhf_wrong", Object(await publisher.json()).token, token]) {
      expect((await send("/ops/login", { token: wrong })).status).toBe(401);
    }
    expect((await look("/ops/production", { cookie: session }))[0]).toBe(303);
  });

  it("expires after eight hours, or on logout", async () => {
    const session = sessionOf(await send("/ops/login", { token: registry.operatorToken }));
    const left = sessionOf(await send("/ops/login", { token: registry.operatorToken }));
    await send("/ops/logout", {}, { cookie: left });
    expect((await look("/ops/production", { cookie: left }))[0]).toBe(303);
    time += 8 * hourMs + 1;
    expect((await look("/ops/production", { cookie: session }))[0]).toBe(303);
    time = start;
  });

  it("works with a link, once and for 15 minutes", async () => {
    const [used, late] = await Promise.all(
      [0, 1].map(async () => String(Object(await (await registry.post("/v1/ops/links", {})).json()).path)),
    );
    const [status, text] = await look(String(used), { cookie: "" });
    const link = /name="link" value="([\w-]+)"/.exec(text)?.[1] ?? "";
    expect([status, link]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
    expect((await send("/ops/login", { link })).status).toBe(303);
    expect((await send("/ops/login", { link })).status).toBe(401);
    time += hourMs / 4 + 1;
    expect((await send("/ops/login", { link: String(late).split("=")[1] ?? "" })).status).toBe(401);
    time = start;
  });

  it("is blocked for a minute after ten failures", async () => {
    time += hourMs;
    const tries = [];
    for (let count = 0; count < 11; count += 1) tries.push((await send("/ops/login", { token: "wrong" })).status);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await send("/ops/login", { token: registry.operatorToken })).status).toBe(429);
    time += 60_001;
    expect((await send("/ops/login", { token: registry.operatorToken })).status).toBe(303);
    time = start;
  });

  it("counts failures per IP address", () => {
    const throttle = createThrottle();
    for (let count = 0; count < 10; count += 1) throttle.fail("::1", new Date(start));
    expect([throttle.isFull("::1", new Date(start)), throttle.isFull("::2", new Date(start))]).toEqual([true, false]);
  });

  it("does not exist unless the operator's page is enabled", async () => {
    const closed = await startTestRegistry({}, { database: registry.database });
    const answers = await Promise.all(["/ops", "/ops/login", "/ops/assets/live.js"].map((path) => closed.fetch(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    await closed.close();
  });
});

describe("forms from elsewhere", () => {
  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another origin of the same site", { "sec-fetch-site": "same-site" }],
    ["an unknown origin", { "sec-fetch-site": "none" }],
  ])("are refused when sent from %s", async (_, headers) => {
    const revision = await registry.revision();
    const answer = await change({ action: "freeze" }, headers);
    expect([answer.status, await registry.revision()]).toEqual([403, revision]);
    expect((await send("/ops/login", { token: registry.operatorToken }, headers)).status).toBe(403);
  });

  it("are not accepted by the API", async () => {
    const authorization = `Bearer ${registry.operatorToken}`;
    const form = await send("/v1/environments/production/changes", { action: "freeze" }, { authorization });
    expect(form.status).toBe(415);
  });
});

describe("the operator's page", () => {
  it("shows what is served, by whom and why, with markup escaped", async () => {
    const [status, text] = await look("/ops/production");
    expect(status).toBe(200);
    expect(text).toContain("first &lt;b&gt;release&lt;/b&gt;");
    expect(text).toMatch(/<strong>1\.0\.0<\/strong> <span class="to">everyone/);
    const answer = await registry.fetch("/ops/production", { headers: { cookie } });
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("says how many shells serve the current revision", async () => {
    expect((await look("/ops/production"))[1]).toContain("No shells are reporting.");
    const authorization = `Bearer ${(await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim()}`;
    const revision = await registry.revision();
    for (const [shell, at] of Object.entries({ one: revision, two: revision - 1 }))
      await registry.post(
        "/v1/environments/production/health",
        { shell: `shell-${shell}`, revision: at, counts: [] },
        { authorization },
      );
    expect((await look("/ops/production"))[1]).toContain("1 of 2 shells serve it so far.");
  });

  it("is in Chinese on request, and remembers the language", async () => {
    for (const header of ["zh-CN", "fr, zh;q=0.9, en;q=0.5"])
      expect((await look("/ops/production", { "accept-language": header }))[1]).toContain("线上版本");
    expect((await look("/ops/production", { "accept-language": "zh;q=0.1, en" }))[1]).not.toContain("线上版本");
    const answer = await registry.fetch("/ops/production?lang=zh", { redirect: "manual", headers: { cookie } });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ops/production"]);
    const chosen = (answer.headers.get("set-cookie") ?? "").split(";")[0];
    expect((await look("/ops/production", { cookie: `${cookie}; ${chosen}` }))[1]).toContain('<html lang="zh-CN">');
  });

  it("has pages for a fragment, and to compare two releases or two revisions", async () => {
    const [, fragment] = await look("/ops/production/fragments/mf-a");
    expect(fragment).toContain("^19.3.1");
    expect(fragment.match(/action=canary/g)).toHaveLength(2);
    // One file, and therefore also the list of hashes.
    expect((await look("/ops/production/compare?fragment=mf-a&from=1.0.0&to=1.0.1"))[1]).toContain("2 changed");
    expect((await look("/ops/production/compare?from=0&to=1"))[1]).toContain("Revision 0 → 1");
  });

  it.each([
    ["/ops/nowhere", 404],
    ["/ops/production/fragments/mf-none", 404],
    ["/ops/production/compare?from=1&to=9999", 404],
    ["/ops/production/change?action=delete", 400],
    ["/ops/production/change?action=promote&fragment=mf-a&version=%3Cscript%3E", 400],
    ["/ops/production/change?action=freeze&fragment=mf-a", 400],
  ])("shows an error page for %s", async (path, status) => {
    const [given, text] = await look(path);
    expect(given).toBe(status);
    expect(text).toContain("<h1>That did not work</h1>");
  });

  it("serves the design tokens of the site", async () => {
    const served = await registry.fetch("/ops/assets/tokens.css");
    expect(served.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(await served.text()).toBe(await readFile(siteTokens, "utf8"));
  });

  it("shows an error page while the database is unavailable", async () => {
    const query = jest.spyOn(registry.database, "query");
    query.mockRejectedValue(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    const [status, text] = await look("/ops/production");
    query.mockRestore();
    expect(status).toBe(503);
    expect(text).toContain("The registry is temporarily unavailable.");
    expect(text).not.toContain("ECONNREFUSED");
    expect((await look("/ops/production"))[0]).toBe(200);
  });

  it("escapes all inserted values", () => {
    expect(html`<a title="${`"'<&>`}">${["a", html`<b>`]}</a>`.html).toBe(
      '<a title="&quot;&#39;&lt;&amp;&gt;">a<b></a>',
    );
  });
});

describe("a change", () => {
  it("is previewed first, and applied to the revision that was shown", async () => {
    const revision = await registry.revision();
    const [, shown] = await look("/ops/production/change?action=canary&fragment=mf-a&version=1.0.1&percent=0.1");
    expect(shown).toContain(`name="seen" value="${revision}"`);
    expect(shown).toContain("0.1 % of visitors");
    expect(await registry.revision()).toBe(revision);
    const answer = await change({ action: "canary", fragment: "mf-a", version: "1.0.1", percent: 0.1 });
    expect(answer.headers.get("location")).toBe(`/ops/production?done=${revision + 1}`);
    expect((await look("/ops/production"))[1]).toContain("0.1 % of visitors");
  });

  it("F-20 is refused after another operator's change, and what it would do now is shown", async () => {
    const seen = await registry.revision();
    await registry.change("mf-a", { action: "promote", version: "1.0.1", reason: "faster" });
    const answer = await change({ action: "promote", fragment: "mf-a", version: "1.0.2", seen, reason: "mine" });
    const text = await answer.text();
    expect(answer.status).toBe(409);
    expect(text).toContain("Someone else made a change first");
    expect(text).toContain(`name="seen" value="${seen + 1}"`);
    expect(text).toContain('value="mine"');
    expect(await registry.revision()).toBe(seen + 1);
  });

  it("treats an empty share as missing, not as zero", async () => {
    const revision = await registry.revision();
    const answer = await change({ action: "canary", fragment: "mf-a", version: "1.0.2", again: "true", percent: "" });
    expect([answer.status, await registry.revision()]).toEqual([400, revision]);
  });

  it("requires a one-line reason", async () => {
    for (const reason of ["", "  ", "a\nb", "x".repeat(501)]) {
      const answer = await change({ action: "rollback", fragment: "mf-a", reason });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Give a reason");
    }
  });

  it("is applied once if sent twice", async () => {
    const fields = { action: "rollback", fragment: "mf-a", key: "one-and-the-same", seen: await registry.revision() };
    const answers = [await change(fields), await change(fields)];
    expect(new Set(answers.map((answer) => answer.headers.get("location"))).size).toBe(1);
  });

  it("is refused while the environment is frozen, and the page says so before and after", async () => {
    await change({ action: "freeze", reason: "sale" });
    expect((await look("/ops/production"))[1]).toContain("sale. Only rollbacks and recalls are allowed.");
    const promote = { action: "promote", fragment: "mf-a", version: "1.0.2" };
    const [, shown] = await look(`/ops/production/change?${new URLSearchParams(promote)}`);
    expect(shown).toContain("Request refused");
    expect(shown).not.toContain('name="reason"');
    expect((await change(promote)).status).toBe(409);
    expect((await change({ action: "unfreeze" })).status).toBe(303);
    expect((await change(promote)).status).toBe(303);
  });

  it("to a release that was rolled back is previewed, and applied if confirmed", async () => {
    await change({ action: "rollback", fragment: "mf-a" });
    const promote = { action: "promote", fragment: "mf-a", version: "1.0.2" };
    const [, shown] = await look(`/ops/production/change?${new URLSearchParams(promote)}`);
    expect(shown).toContain("was rolled back here");
    expect(shown).toMatch(/data-label="Then"><strong>1\.0\.2<\/strong>/);
    expect(shown).toMatch(/name="again" value="true" required>/);
    expect((await change(promote)).status).toBe(409);
    expect((await change({ ...promote, again: "true" })).status).toBe(303);
    await change({ action: "rollback", fragment: "mf-a" });
  });

  it("advances automatically if the form has steps, and says what is wrong with invalid ones", async () => {
    const wanted = { action: "canary", fragment: "mf-a", version: "1.0.2", again: "true", percent: 10, each: "15" };
    const refused = await change({ ...wanted, steps: "5,5" });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("larger than the previous share"),
    ]);
    const nameless = await change({ ...wanted, steps: "", with: "mf-b" });
    expect(nameless.status).toBe(400);
    expect((await change({ ...wanted, steps: "5, 25，100", with: "" })).status).toBe(303);
    expect((await look("/ops/production"))[1]).toContain("To 25 % of visitors automatically, no earlier than ");
    expect((await change({ action: "rollback", fragment: "mf-a" })).status).toBe(303);
  });

  it("is refused to operators of other fragments", async () => {
    const created = await registry.post("/v1/tokens", { team: "b", role: "operator", fragments: ["mf-b"] });
    const other = sessionOf(await send("/ops/login", { token: Object(await created.json()).token }));
    const asked = new URLSearchParams({ action: "rollback", fragment: "mf-a" });
    expect((await look(`/ops/production/change?${asked}`, { cookie: other }))[0]).toBe(403);
    const answer = await change({ action: "rollback", fragment: "mf-a" }, { cookie: other });
    expect(answer.status).toBe(403);
    expect((await change({ action: "freeze" }, { cookie: other })).status).toBe(403);
  });
});

describe("the site with inspectors", () => {
  it("is linked if its URL is known, and only operators get a pass, which states purpose and expiry", async () => {
    expect((await look("/ops/production"))[1]).toContain(`href="/ops/production/inspect"`);
    expect((await look("/ops/staging"))[1]).not.toContain("/inspect");
    expect((await look("/ops/staging/inspect"))[0]).toBe(404);
    expect((await look("/ops/nowhere/inspect"))[0]).toBe(404);
    const stranger = await registry.fetch("/ops/production/inspect", { redirect: "manual" });
    expect(stranger.headers.get("location")).toBe("/ops/login");

    const answer = await registry.fetch("/ops/production/inspect", { redirect: "manual", headers: { cookie } });
    const target = new URL(answer.headers.get("location") ?? "");
    expect([answer.status, target.origin, target.pathname]).toEqual([303, siteUrl, "/_inspect"]);
    const encoded = target.searchParams.get("pass") ?? "";
    const { keyId, signature, pass } = Object(JSON.parse(Buffer.from(encoded, "base64url").toString()));
    const expiresAt = new Date(time + 8 * hourMs).toISOString();
    expect(JSON.parse(pass)).toEqual({ schema: 1, purpose: "inspect", environment: "production", expiresAt });
    const [key] = readPublicKeys(await readFile(join(registry.dataDir, "public-key.pem"), "utf8"));
    expect([key && keyIdOf(key), key && isSignedBy(key, pass, signature)]).toEqual([keyId, true]);
  });
});
