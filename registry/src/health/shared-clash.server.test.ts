import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { contractRange } from "@zhian/contracts/contract-version";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

let time = Date.parse("2026-06-01T08:00:00Z");
let registry: RunningRegistry;
let token: string;

beforeAll(async () => {
  registry = await startTestRegistry({}, { now: () => new Date(time) });
  token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
  await publish("1.0.0", { react: "^18.0.0" });
  await publish("2.0.0", { react: "^19.0.0" });
  await publish("3.0.0", { react: "^19.0.0", "react-router": "^9.0.0" });
  await publish("4.0.0", { react: "^19.3.0" });
  await publish("5.0.0", { react: "^19.3.0", contract: contractRange("1.1.0") });
  await publish("6.0.0", { react: "^19.4.0" });
  await publish("7.0.0", { react: "^19.0.0" }, { react: { use: "src/page.tsx:3", useTomorrow: "src/page.tsx:12" } });
  for (const version of ["1.0.0", "2.0.0"]) await promote(version);
});
beforeEach(() => shellSays({ react: "19.3.1", i18next: "27.1.2" }, { react: ["use"] }));
afterAll(() => registry.close());

async function publish(version: string, ranges: Record<string, string>, uses = {}): Promise<void> {
  const shared = Object.fromEntries(
    Object.entries(ranges).map(([module, range]) => [
      module,
      { version: /\d+\.\d+\.\d+/.exec(range)?.[0] ?? "", range },
    ]),
  );
  const answer = await registry.publish({
    name: "mf-a",
    version,
    manifest: (manifest) => ({ ...manifest, shared, uses }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}

const promote = (version: string) =>
  registry.change("mf-a", { action: "promote", version, again: true, reason: "a test" });
const rollback = () => registry.change("mf-a", { action: "rollback", reason: "a test" });

async function shellSays(shared: Record<string, string>, exports?: Record<string, string[]>): Promise<void> {
  const body = { shell: "shell-one", revision: 1, shared, exports, counts: [] };
  const answer = await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
  if (answer.status !== 204) throw new Error(await answer.text());
}

async function served(): Promise<string> {
  const status = await registry.fetch("/v1/environments/production/status");
  return Object(await status.json()).fragments[0].stable;
}

describe("the compatibility check against running shells", () => {
  it("F-32 prevents a rollback to a release built for another React, and names the version", async () => {
    const answer = await rollback();

    expect(answer.status).toBe(409);
    expect(Object(await answer.json()).error).toMatchObject({
      code: "does-not-fit",
      message: "mf-a 1.0.0 shares react ^18.0.0, but the shell has 19.3.1: npm install react@19.3.",
    });
    expect(await served()).toBe("2.0.0");
  });

  it("F-63 prevents the promotion of a release that would need a second copy of a singleton", async () => {
    const answer = await promote("3.0.0");

    expect(Object(await answer.json()).error.message).toBe(
      "mf-a 3.0.0 shares react-router ^9.0.0, but the shell has none.",
    );
    expect(await served()).toBe("2.0.0");
    const canary = { action: "canary", version: "3.0.0", percent: 1, reason: "a test" };
    expect((await registry.change("mf-a", canary)).status).toBe(409);
  });

  it.each([
    ["another patch version of React", "4.0.0", { react: "19.3.1" }],
    ["the shell's contract", "5.0.0", { react: "19.3.1", contract: "1.1.0" }],
    ["F-106 the contract version before the shell's", "5.0.0", { react: "19.3.1", contract: "1.2.0" }],
  ])("allows a release built for %s", async (_what, version, shared) => {
    await shellSays(shared);
    expect((await promote(version)).status).toBe(200);
    expect((await rollback()).status).toBe(200);
    expect(await served()).toBe("2.0.0");
  });

  it.each([
    [
      "a React one minor version ahead",
      "6.0.0",
      {},
      "mf-a 6.0.0 shares react ^19.4.0, but the shell has 19.3.1: wait for a shell that has it, or npm install react@19.3.",
    ],
    [
      "F-106 a contract one minor version ahead",
      "5.0.0",
      { contract: "1.0.0" },
      "mf-a 5.0.0 is built for contract 1.1, but the running shell has 1.0: deploy the newer shell first, or npm install @zhian/fragment@1.0.",
    ],
    [
      "F-106 a contract too new for old shells, which report none",
      "5.0.0",
      {},
      "mf-a 5.0.0 is built for contract 1.1, but the running shell has 1.0: deploy the newer shell first, or npm install @zhian/fragment@1.0.",
    ],
    [
      "F-106 a contract two minor versions behind",
      "5.0.0",
      { contract: "1.3.0" },
      "mf-a 5.0.0 is built for contract 1.1, but the running shell has 1.3, which supports its own minor version and the previous one: npm install @zhian/fragment@1.3.",
    ],
    [
      "F-106 a contract of another major version",
      "5.0.0",
      { contract: "2.0.0" },
      "mf-a 5.0.0 is built for contract 1.1, but the running shell has 2.0, which supports its own minor version and the previous one: npm install @zhian/fragment@2.0.",
    ],
  ])("refuses %s, and says what to do", async (_what, version, shared, message) => {
    await shellSays({ react: "19.3.1", ...shared });
    expect(Object(await (await promote(version)).json()).error).toMatchObject({ code: "does-not-fit", message });
    expect(await served()).toBe("2.0.0");
  });

  it("prevents the promotion of a release that uses an export the shell does not share, and says where", async () => {
    const answer = await promote("7.0.0");

    expect(answer.status).toBe(409);
    expect(Object(await answer.json()).error).toMatchObject({
      code: "does-not-fit",
      message: "mf-a 7.0.0 uses useTomorrow of react in src/page.tsx:12, but the shell does not share it.",
      at: [{ fragment: "mf-a", file: "src/page.tsx", key: "useTomorrow" }],
    });
    expect(await served()).toBe("2.0.0");
  });

  it("compares only versions for a shell that does not report its exports", async () => {
    await shellSays({ react: "19.3.1" });
    const answer = await registry.change("mf-a", { action: "canary", version: "7.0.0", percent: 1, reason: "a test" });

    expect(answer.status).toBe(200);
    expect((await rollback()).status).toBe(200);
  });

  it("ignores a shell that is gone", async () => {
    time += 20_001;
    expect((await rollback()).status).toBe(200);
    expect(await served()).toBe("1.0.0");
  });
});
