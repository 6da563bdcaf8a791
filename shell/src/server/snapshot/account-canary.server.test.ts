import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";
import { bucketOf } from "./bucket-of.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = (version: string) => makeFragment({ name: "mf-products", version });
const token = "accessToken=a-token-of-a-test";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, { stable: products("1.0.0"), canary: { release: products("2.0.0"), percent: 50 } }]);
  shell = await startTestShell(registry);
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

const randomId = () => randomBytes(16).toString("base64url");
const sideOf = (id: string) => (bucketOf("mf-products", id) < 50 ? "2.0.0" : "1.0.0");

/** Returns an id of a visitor who is served this version. */
function idOn(side: string): string {
  let id = randomId();
  while (sideOf(id) !== side) id = randomId();
  return id;
}

async function look(cookie: string) {
  const answer = await shell.get("/products/one", { headers: { cookie } });
  const html = await answer.text();
  const now = await (await shell.get("/_revision", { headers: { cookie } })).json();
  return {
    version: /mf-products@([\d.]+)/.exec(html)?.[1],
    html,
    // Our own response.
    list: (now as { site: string }).site,
    cookies: answer.headers.getSetCookie(),
    cache: answer.headers.get("server-timing"),
  };
}

it.each([
  ["1.0.0", "2.0.0"],
  ["2.0.0", "1.0.0"],
])("an account on %s is served it in a browser on %s, which gets its own back afterwards", async (mine, browsers) => {
  const [account, browser] = [idOn(mine), idOn(browsers)];
  const before = await look(`visitor=${browser}`);
  const during = await look(`visitor=${browser}; account-visitor=${account}; ${token}`);
  const after = await look(`visitor=${browser}; account-visitor=${account}`);

  expect([before.version, during.version, after.version]).toEqual([browsers, mine, browsers]);
  expect(during.html).toContain(" true</p>");
  expect(during.html).not.toContain(account);
  expect(during.list).not.toBe(before.list);
  expect(after.list).toBe(before.list);
});

it("a browser without an id is given none while the account has one, and one afterwards", async () => {
  const account = idOn("2.0.0");
  const during = await look(`account-visitor=${account}; ${token}`);
  expect([during.version, during.cookies]).toEqual(["2.0.0", []]);
  const after = await look("");
  expect(after.cookies).toEqual([expect.stringMatching(/^visitor=[\w-]{22}; /)]);
});

it("accounts on one side share a cached page", async () => {
  await look(`account-visitor=${idOn("2.0.0")}; ${token}`);
  for (let account = 0; account < 3; account += 1) {
    const { cache } = await look(`account-visitor=${idOn("2.0.0")}; ${token}`);
    expect(cache).toContain('cache;desc="hit"');
  }
});
