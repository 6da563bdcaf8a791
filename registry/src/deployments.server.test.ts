import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of ["1.0.0", "1.0.1", "1.0.2"]) await registry.publish({ name: "mf-a", version });
});
afterAll(() => registry.close());

const address = (fragment = "mf-a", environment = "production") =>
  `/v1/environments/${environment}/deployments/${fragment}`;
const promotion = (version: string, reason = "r") => ({ action: "promote", version, reason });
async function codeOfAnswer(response: Response): Promise<[number, string]> {
  const { error } = Object(await response.json());
  return [response.status, String(error?.code)];
}

describe("a change to an environment", () => {
  it("creates one revision, or none if the release is already served", async () => {
    const before = await registry.revision();
    const first = await registry.change("mf-a", promotion("1.0.0", "first"));
    expect(await first.json()).toMatchObject({ revision: before + 1, changed: true });
    const second = await registry.change("mf-a", promotion("1.0.0", "again"));
    expect([second.status, await second.json()]).toEqual([200, { revision: before + 1, changed: false }]);
    expect(await registry.revision()).toBe(before + 1);
  });

  it("B-R-16 rolls back once if the same request is sent twice with one idempotency key", async () => {
    await registry.change("mf-a", promotion("1.0.1"));
    await registry.change("mf-a", promotion("1.0.2"));
    const headers = { "if-match": `"${await registry.revision()}"`, "idempotency-key": "11112222-3333" };
    const rollback = { action: "rollback", reason: "worse" };
    const [first, second] = [
      await registry.post(address(), rollback, headers),
      await registry.post(address(), rollback, headers),
    ];
    expect(await first.json()).toMatchObject({
      entry: { from: "1.0.2", version: "1.0.1", served: { stable: "1.0.1" } },
    });
    expect(await second.json()).toMatchObject({ entry: { from: "1.0.2", version: "1.0.1" } });
    const other = await registry.post(address(), promotion("1.0.0"), headers);
    expect(await codeOfAnswer(other)).toEqual([409, "key-used"]);
  });

  it("B-R-15 requires the current revision in If-Match", async () => {
    const revision = await registry.revision();
    expect(await codeOfAnswer(await registry.post(address(), promotion("1.0.0")))).toEqual([428, "no-condition"]);
    for (const condition of ["*", "1", '"x"', '"-1"', '"1e3"']) {
      expect((await registry.post(address(), promotion("1.0.0"), { "if-match": condition })).status).toBe(428);
    }
    const stale = await registry.post(address(), promotion("1.0.0"), { "if-match": `"${revision - 1}"` });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      error: { code: "changed-meanwhile", revision, message: expect.stringContaining("rollback mf-a 1.0.1") },
    });
    expect(await registry.revision()).toBe(revision);
  });

  it.each<[string, object, number, string]>([
    ["an unknown version", promotion("9.9.9"), 404, "unknown-release"],
    ["percent -1", { action: "canary", version: "1.0.0", percent: -1, reason: "r" }, 400, "bad-request"],
    ["percent 101", { action: "canary", version: "1.0.0", percent: 101, reason: "r" }, 400, "bad-request"],
    [
      "a ten-thousandth of a percent",
      { action: "canary", version: "1.0.0", percent: 0.0001, reason: "r" },
      400,
      "bad-request",
    ],
    ["percent NaN", { action: "canary", version: "1.0.0", percent: Number.NaN, reason: "r" }, 400, "bad-request"],
    ["percent as a string", { action: "canary", version: "1.0.0", percent: "5", reason: "r" }, 400, "bad-request"],
    ["no reason", { action: "promote", version: "1.0.0" }, 400, "bad-request"],
    ["an empty reason", promotion("1.0.0", "  "), 400, "bad-request"],
    ["an unknown action", { action: "destroy", version: "1.0.0", reason: "r" }, 400, "bad-request"],
    ["an unknown key", { ...promotion("1.0.0"), force: true }, 400, "bad-request"],
    ["a withdrawn version", promotion("1.0.2"), 409, "withdrawn"],
    ["B-R-17 a reason of 501 characters", promotion("1.0.0", "x".repeat(501)), 400, "bad-request"],
    ["B-R-17 a reason of two lines", promotion("1.0.0", "a\r\nb"), 400, "bad-request"],
    ["B-R-17 a reason with a right-to-left override", promotion("1.0.0", "a\u202eb"), 400, "bad-request"],
  ])("B-R-15 refuses %s", async (_what, change, status, code) => {
    const before = await registry.revision();
    expect(await codeOfAnswer(await registry.change("mf-a", change))).toEqual([status, code]);
    expect(await registry.revision()).toBe(before);
  });

  it("B-R-15 refuses an unknown environment and an unknown fragment", async () => {
    const condition = { "if-match": '"0"' };
    expect((await registry.post(address("mf-a", "nowhere"), promotion("1.0.0"), condition)).status).toBe(404);
    expect((await registry.post(address("mf-a", "__proto__"), promotion("1.0.0"), condition)).status).toBe(404);
    expect(await codeOfAnswer(await registry.change("mf-unknown", promotion("1.0.0")))).toEqual([
      404,
      "unknown-release",
    ]);
    expect(await codeOfAnswer(await registry.change("mf-unknown", { action: "rollback", reason: "r" }))).toEqual([
      409,
      "no-earlier-release",
    ]);
  });

  it("B-R-17 rejects a reason of 1 MB early, and stores one with markup as text", async () => {
    expect((await registry.change("mf-a", promotion("1.0.0", "x".repeat(1_000_000)))).status).toBe(413);
    const markup = "<script>alert(1)</script>";
    expect((await registry.change("mf-a", { ...promotion("1.0.2", markup), again: true })).status).toBe(200);
    expect(await (await registry.fetch("/v1/environments/production/log?limit=1")).json()).toMatchObject({
      entries: [{ reason: markup }],
    });
  });

  it("refuses bodies that are not JSON, and prototype pollution", async () => {
    const condition = { "if-match": '"0"' };
    for (const body of ["{", "", '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', "[".repeat(5000)]) {
      expect((await registry.post(address(), body, condition)).status).toBe(400);
    }
    expect(Reflect.get({}, "a")).toBeUndefined();
    expect(
      (await registry.post(address(), "a=b", { ...condition, "content-type": "application/x-www-form-urlencoded" }))
        .status,
    ).toBe(415);
  });

  it("B-R-14 refuses a release whose shared modules conflict with those of served fragments", async () => {
    const wanting = (name: string, version: string, range: string) =>
      registry.publish({ name, manifest: (manifest) => ({ ...manifest, shared: { react: { version, range } } }) });
    await wanting("mf-old", "18.3.1", "^18.0.0");
    await wanting("mf-near", "19.1.0", ">=19.0.0 <20");
    const refused = await registry.change("mf-old", promotion("1.0.0"));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: {
        code: "does-not-fit",
        message: expect.stringMatching(/mf-old 1\.0\.0 shares react \^18\.0\.0, but mf-a 1\.0\.\d shares \^19/),
      },
    });
    expect((await registry.change("mf-near", promotion("1.0.0"))).status).toBe(200);
    const diff = await registry.fetch("/v1/environments/production/diff?fragment=mf-old&version=1.0.0");
    expect(await diff.json()).toMatchObject({ to: "1.0.0", conflicts: [expect.any(String), expect.any(String)] });
  });
});

describe("the read API", () => {
  it("reports the served and newest versions, and the rollback target", async () => {
    const status = await (await registry.fetch("/v1/environments/production/status")).json();
    expect(status).toMatchObject({
      fragments: [
        { name: "mf-a", stable: "1.0.2", latest: "1.0.2", earlier: "1.0.1", changed: { action: "promote" } },
        { name: "mf-near" },
      ],
    });
  });

  it.each(["limit=1000000000", "limit=-1", "limit=x", "before=-1&limit=0", "limit=1&limit=2", "before=1e99"])(
    "B-R-19 clamps %s to the bounds of the log",
    async (query) => {
      const response = await registry.fetch(`/v1/environments/production/log?${query}`);
      const { entries } = Object(await response.json());
      expect(response.status).toBe(200);
      expect(entries.length).toBeLessThanOrEqual(200);
    },
  );

  it.each([
    ["1000000000", 3],
    ["-1", 1],
    ["0", 1],
    ["x", 3],
    ["2", 2],
    ["1e99", 3],
    ["NaN", 3],
  ])("B-R-19 clamps a limit of %s in a list of releases", async (limit, length) => {
    const response = await registry.fetch(`/v1/fragments/mf-a/releases?limit=${limit}&page=-1`);
    const { releases } = Object(await response.json());
    expect([response.status, releases.length]).toEqual([200, length]);
  });

  it("pages through the whole log", async () => {
    for (let round = 0; round < 10; round++) {
      await registry.change("mf-a", { ...promotion(`1.0.${round % 3}`), again: true }, "staging");
    }
    const revisions: number[] = [];
    let before: number | undefined;
    do {
      const query = before === undefined ? "limit=3" : `limit=3&before=${before}`;
      const page = Object(await (await registry.fetch(`/v1/environments/staging/log?${query}`)).json());
      revisions.push(...page.entries.map(({ revision }: { revision: number }) => revision));
      before = page.next;
    } while (before !== undefined);
    expect(revisions).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});
