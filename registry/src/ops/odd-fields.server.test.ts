import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import fc from "fast-check";
import { nasty } from "../testing/bad-input.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

// The long run has twenty thousand cases: its duration depends on the machine.
jest.setTimeout(3_600_000);

let registry: RunningRegistry;
let cookie: string;

beforeAll(async () => {
  registry = await startTestRegistry({ ops: true });
  for (const version of ["1.0.0", "1.0.1"]) await registry.publish({ name: "mf-a", version });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
  const answer = await registry.fetch("/ops/login", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ token: registry.operatorToken }),
  });
  cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});
afterAll(() => registry.close());

const right = {
  action: ["promote", "canary", "rollback", "restore", "freeze"],
  fragment: ["mf-a", "*"],
  version: ["1.0.1"],
  percent: ["10"],
  steps: ["", "1,5,25,100"],
  each: ["", "10"],
  with: [""],
  revision: ["1"],
  again: ["true"],
  reason: ["a reason"],
  from: ["0", "1.0.0"],
  to: ["1", "1.0.1"],
  before: ["1"],
  done: ["1"],
  revoked: ["true"],
  lang: ["zh"],
  link: ["x"],
  key: ["a-key-of-a-form"],
};

/** Most fields stay valid: if all were invalid, only the first would be checked. */
const fields = fc.record(
  Object.fromEntries(
    Object.entries(right).map(([name, values]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: nasty }),
    ]),
  ),
  { requiredKeys: [] },
);
const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "",
      "/production",
      "/production/change",
      "/production/compare",
      "/production/history",
      "/production/shell",
    ),
  },
  { weight: 1, arbitrary: nasty.map((name) => `/production/fragments/${encodeURIComponent(name.toWellFormed())}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("fragments/mf-a", "previews"), nasty)
      .map(([where, name]) => `/production/${where}/${encodeURIComponent(name.toWellFormed())}`),
  },
  { weight: 1, arbitrary: nasty.map((name) => `/${encodeURIComponent(name.toWellFormed())}`) },
);

async function send(method: string, to: string, form: Record<string, string | undefined>): Promise<Response> {
  const query = new URLSearchParams(Object.entries(form).map(([name, value = ""]) => [name, value.toWellFormed()]));
  const init = { method, redirect: "manual", headers: { cookie, "sec-fetch-site": "same-origin" } } as const;
  if (method === "GET") return registry.fetch(`${to}?${query}`, init);
  // A revision that does not exist, so that no change is ever made.
  query.set("seen", "999999");
  return registry.fetch(to, { ...init, body: query });
}

describe("the operator's page", () => {
  it("B-G-01 B-G-03 B-G-08 never fails, redirects elsewhere or shows markup, whatever the URL and form", async () => {
    const numRuns = rounds({ short: 300, long: 20_000, of: "B-G generated requests to the operator's page" });
    const before = await registry.revision();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("GET", "POST"), path, fields, async (method, where, form) => {
        const answer = await send(method, `/ops${where}`, form);
        const text = await answer.text();
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get("location") ?? "/ops").toMatch(/^\/ops(?:[/?].*)?$/);
        expect(answer.headers.get("set-cookie") ?? "fragments_language=").toMatch(/^fragments_language=/);
        expect(text).not.toMatch(/<script>|<img|\n\s+at |node_modules/);
        if (!(answer.headers.get("content-type") ?? "").startsWith("text/html")) return;
        expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
        expect(text.match(/<script/g)).toHaveLength(1);
      }),
      { numRuns },
    );
    expect(await registry.revision()).toBe(before);
  });

  it("B-G-02 rejects a form of more than 16 kB", async () => {
    const answer = await send("POST", "/ops/production/change", { action: "freeze", reason: "x".repeat(20_000) });
    expect(answer.status).toBe(413);
  });
});
