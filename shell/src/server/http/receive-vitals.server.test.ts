import { afterEach, describe, expect, it } from "@jest/globals";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { createIssuedPages } from "../health/issued-pages.ts";
import { createMetrics } from "../operate/metrics.ts";
import { startServer } from "../testing/page-server.ts";
import { makeRequestId } from "./exchange/page-values.ts";
import { createVitalsReceiver } from "./receive-vitals.ts";

const origin = "http://site.test";
const servers: { drain(limitMs: number): Promise<void> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.drain(100))));

async function startTaker() {
  const metrics = createMetrics();
  const counted: object[] = [];
  const issued = createIssuedPages();
  const releases = new Map([["mf-a@1.0.0", { routes: ["/", "/docs/*"], revision: 3 }]]);
  const server = await startServer({
    route: createVitalsReceiver({
      health: { redeemPart: (page, part) => issued.redeemPart(page, part) },
      releases: { find: (fragment, version) => releases.get(`${fragment}@${version}`) },
      counts: { count: (value) => void counted.push(value) },
      version: "4f2a",
      origin,
      metrics,
      // A fixed clock: all beacons fall into one minute.
      now: () => 0,
    }),
  });
  servers.push(server);

  async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const given = { "x-forwarded-for": "203.0.113.1", ...headers };
    return (await fetch(`${server.url}/_vitals`, { method: "POST", body: text, headers: given })).status;
  }
  return {
    counted,
    send,
    /** Simulates a page that was sent to a visitor. */
    issue(revision = 5): string {
      const id = makeRequestId();
      issued.issue(id, revision);
      return id;
    },
    async refused(reason: string): Promise<number> {
      const values = (await metrics.vitalsRefused.get()).values;
      return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
    },
    figures: () => metrics.registry.metrics(),
  };
}

const value: Measured = { fragment: "mf-a", version: "1.0.0", vital: "inp", route: "/docs/*", value: 312 };
const beaconOf = (page: string, given: Partial<VitalsBeacon> = {}): VitalsBeacon => ({
  page,
  part: 0,
  device: "phone",
  connection: "slow",
  values: [value],
  ...given,
});

describe("a value measured by a page", () => {
  it("is counted for the release, under the revision of the page", async () => {
    const { counted, send, issue, figures } = await startTaker();
    const shift: Measured = { ...value, vital: "cls", value: 120 };
    const firstByte: Measured = { fragment: "shell", version: "", vital: "ttfb", route: "/*", value: 80 };
    expect(await send(beaconOf(issue(), { values: [value, shift, firstByte] }))).toBe(204);

    const from = { device: "phone", connection: "slow", revision: 5 };
    expect(counted).toEqual([
      { ...value, ...from },
      { ...shift, ...from },
      { ...firstByte, ...from, version: "4f2a" },
    ]);
    const text = await figures();
    expect(text).toContain('shell_vital_seconds_sum{fragment="mf-a",version="1.0.0",vital="inp"} 0.312');
    expect(text).toContain('shell_layout_shift_score_sum{fragment="mf-a",version="1.0.0"} 0.12');
  });

  it("is counted under the first revision of a release that is newer than its page", async () => {
    const { counted, send, issue } = await startTaker();
    await send(beaconOf(issue(2)));
    expect(counted).toMatchObject([{ revision: 3 }]);
  });

  it("is counted even if the release of another one is no longer served", async () => {
    const { counted, send, issue, refused } = await startTaker();
    await send(beaconOf(issue(), { values: [{ ...value, fragment: "mf-gone" }, value] }));
    expect([counted.length, await refused("not-served")]).toEqual([1, 1]);
  });
});

describe("F-221 beacons that cannot be trusted", () => {
  const fields = (page: string): [string, string, unknown][] => [
    ["of no page that was given to anybody", "unknown-page", beaconOf(makeRequestId())],
    ["without a page", "malformed", { ...beaconOf(page), page: "" }],
    ["with NaN, which JSON writes as null", "malformed", beaconOf(page, { values: [{ ...value, value: Number.NaN }] })],
    ["with 10⁹ ms", "malformed", beaconOf(page, { values: [{ ...value, value: 1e9 }] })],
    ["with less than nothing", "malformed", beaconOf(page, { values: [{ ...value, value: -1 }] })],
    ["with a text for a number", "malformed", { ...beaconOf(page), values: [{ ...value, value: "312" }] }],
    ["from the future", "malformed", { ...beaconOf(page), at: "2999-01-01T00:00:00Z" }],
    ["of a fifth part", "malformed", { ...beaconOf(page), part: 4 }],
    ["that tells one vital twice", "malformed", beaconOf(page, { values: [value, { ...value, route: "/" }] })],
    ["with an address", "malformed", beaconOf(page, { values: [{ ...value, route: "/docs?user=7" }] })],
    ["of another vital", "malformed", { ...beaconOf(page), values: [{ ...value, vital: "fid" }] }],
    ["with more than there can be", "malformed", beaconOf(page, { values: Array.from({ length: 81 }, () => value) })],
    ["that are no object", "malformed", "null"],
    ["that are no JSON", "malformed", "{"],
    ["that set a prototype", "malformed", `{"__proto__":${JSON.stringify(beaconOf(page))}}`],
    ["that are too large", "too-large", `"${"x".repeat(16 * 1024)}"`],
  ];

  it(`F-221 are refused in ${fields("").length} ways, counted as such, get a 204, and change nothing`, async () => {
    const { counted, send, issue, refused } = await startTaker();
    const page = issue();
    for (const [what, reason, body] of fields(page)) {
      const before = await refused(reason);
      expect([what, await send(body)]).toEqual([what, 204]);
      expect([what, await refused(reason)]).toEqual([what, before + 1]);
    }
    expect(counted).toEqual([]);
    await send(beaconOf(page));
    expect(counted).toHaveLength(1);
  });

  it("F-221 from another site, or from a visitor who opted out, are not even read", async () => {
    const { counted, send, issue, refused } = await startTaker();
    const page = issue();
    await send(beaconOf(page), { "sec-fetch-site": "cross-site", origin: "https://evil.test" });
    await send(beaconOf(page), { origin: "null" });
    for (const wish of [{ dnt: "1" }, { "sec-gpc": "1" }, { "save-data": "on" }]) await send(beaconOf(page), wish);

    expect([counted, await refused("cross-site"), await refused("declined")]).toEqual([[], 2, 3]);
  });

  it("F-221 count once for each part of a page, however often they are sent", async () => {
    const { counted, send, issue, refused } = await startTaker();
    const page = issue();
    for (const part of [0, 0, 1, 0, 3, 1]) await send(beaconOf(page, { part }));
    expect([counted.length, await refused("unknown-page")]).toEqual([3, 3]);
  });

  it("F-221 are limited to sixty a minute per client", async () => {
    const { counted, send, issue, refused } = await startTaker();
    for (let page = 0; page < 100; page += 1) await send(beaconOf(issue()));
    expect([counted.length, await refused("too-many")]).toEqual([60, 40]);
    await send(beaconOf(issue()), { "x-forwarded-for": "198.51.100.1" });
    expect(counted).toHaveLength(61);
  });
});

describe("F-222 beacons of a release that is not served", () => {
  it("F-222 are counted as refused, for each unknown name, version and route", async () => {
    const { counted, send, issue, refused } = await startTaker();
    const changes = [{ fragment: "mf-b" }, { version: "9.9.9" }, { route: "/admin/*" }, { fragment: "shell" }];
    for (const change of changes) await send(beaconOf(issue(), { values: [{ ...value, ...change }] }));
    expect([counted, await refused("not-served")]).toEqual([[], changes.length]);
  });
});
