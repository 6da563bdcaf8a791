import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const hourMs = 3_600_000;
let time = Date.parse("2026-06-01T08:00:00Z");
let registry: RunningRegistry;
let cookie: string;

beforeAll(async () => {
  const siteUrls = new Map(["production", "staging"].map((name) => [name, `https://${name}.example.com`]));
  registry = await startTestRegistry({ ops: true, siteUrls }, { now: () => new Date(time) });
  for (const version of ["1.0.0", "2.0.0"]) await registry.publish({ name: "mf-a", version });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
  cookie = await signIn(registry.operatorToken);
});
afterAll(() => registry.close());

async function signIn(token: string): Promise<string> {
  const answer = await send("/ops/login", { token }, "");
  return (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
}

function send(path: string, fields: Record<string, string>, as = cookie, site = "same-origin"): Promise<Response> {
  const headers = { "sec-fetch-site": site, ...(as && { cookie: as }) };
  return registry.fetch(path, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
}

async function look(path: string, language = "en"): Promise<[number, string]> {
  const answer = await registry.fetch(path, { headers: { cookie: `${cookie}; fragments_language=${language}` } });
  return [answer.status, await answer.text()];
}

async function preview(reason: string, environment = "production"): Promise<string> {
  const wanted = { releases: [{ name: "mf-a", version: "2.0.0" }], minutes: 60, reason };
  const answer = await registry.post(`/v1/environments/${environment}/previews`, wanted);
  expect(answer.status).toBe(201);
  return Object(await answer.json()).id;
}

describe("previews on the operator's page", () => {
  it("are the active ones of this environment, with content, author, reason and expiry", async () => {
    expect((await look("/ops/production"))[1]).toContain("No active previews.");
    const id = await preview("for <b>marketing</b>");
    await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" }, "staging");
    await preview("elsewhere", "staging");

    const [, page] = await look("/ops/production");
    expect(page).toContain('aria-label="Previews"');
    expect(page).toContain('<th scope="row">mf-a 2.0.0</th>');
    expect(page).toContain("for &lt;b&gt;marketing&lt;/b&gt;");
    expect(page).toContain(`href="/ops/production/previews/${id}"`);
    expect(page).not.toContain("elsewhere");
    expect((await look("/ops/production", "zh"))[1]).toContain("预览内容");

    time += hourMs;
    expect((await look("/ops/production"))[1]).toContain("No active previews.");
    const [status, ended] = await look(`/ops/production/previews/${id}`);
    expect([status, ended]).toEqual([200, expect.stringContaining("This preview has ended")]);
    expect(ended).not.toContain(`action="/ops/production/previews`);
  });

  it("are shown first, and can then be revoked once", async () => {
    const id = await preview("a test");
    const path = `/ops/production/previews/${id}`;
    expect((await look(path))[1]).toContain("Once revoked, it shows nothing.");

    const answer = await send(path, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ops/production?revoked=true"]);
    expect((await look("/ops/production?revoked=true"))[1]).toContain("The preview was revoked");
    expect((await look(path))[1]).toMatch(/Revoked<\/dt><dd>operators \(\w+\) · <time/);
    expect((await registry.fetch(`/v1/environments/production/previews/${id}`)).status).toBe(410);
    expect((await send(path, {})).status).toBe(404);
  });

  it("cannot be revoked from other sites, by operators of other fragments, or in another environment", async () => {
    const id = await preview("a test");
    const path = `/ops/production/previews/${id}`;
    expect((await send(path, {}, cookie, "cross-site")).status).toBe(403);
    const created = await registry.post("/v1/tokens", { team: "b", role: "operator", fragments: ["mf-b"] });
    const other = await signIn(Object(await created.json()).token);
    expect((await send(path, {}, other)).status).toBe(403);
    expect((await send(`/ops/staging/previews/${id}`, {})).status).toBe(404);
    expect((await send(`/ops/production/previews/${crypto.randomUUID()}`, {})).status).toBe(404);
    expect((await look("/ops/production/previews/not-an-id"))[0]).toBe(404);
    expect((await send(path, {}, "")).headers.get("location")).toBe("/ops/login");
    expect((await registry.fetch(`/v1/environments/production/previews/${id}`)).status).toBe(200);
  });
});
