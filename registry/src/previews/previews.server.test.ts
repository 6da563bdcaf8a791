import { createPublicKey } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  type PreviewPass,
  previewPassSchema,
  previewStateSchema,
  signedPreviewStateSchema,
} from "@zhian/contracts/preview-pass";
import { signedPassSchema } from "@zhian/contracts/signed-pass";
import { isSignedBy } from "@zhian/signing/keys";
import { runCli } from "../cli/run.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";

const hourMs = 3_600_000;
const site = "https://www.example.com";
let time = Date.now();
let registry: RunningRegistry;
let versions = 0;
let version = "";

beforeAll(async () => {
  const siteUrls = new Map([["production", site]]);
  registry = await startTestRegistry({ siteUrls }, { now: () => new Date(time) });
  await registry.publish({ name: "mf-disk" });
  await registry.change("mf-disk", { action: "promote", version: "1.0.0", reason: "first" });
});
afterAll(() => registry.close());

/** Publishes a version that is served to nobody. */
beforeEach(async () => {
  versions += 1;
  version = `2.0.0-pr.${versions}`;
  await registry.publish({ name: "mf-disk", version });
});

async function fragments(...argv: string[]) {
  const out: string[] = [];
  const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
  const put = (text: string) => void out.push(text);
  const code = await runCli({ argv, env, cwd: registry.dataDir, print: put, complain: put });
  return { code, text: out.join("\n") };
}

async function preview(...argv: string[]): Promise<{ id: string; address: string; expiresAt: string }> {
  const { code, text } = await fragments("preview", ...argv, "--json");
  expect({ code, text }).toEqual({ code: 0, text: expect.any(String) });
  return JSON.parse(text);
}

async function publicKey() {
  const { publicKey } = Object(await (await registry.fetch("/v1/keys")).json());
  return createPublicKey(publicKey);
}

async function readPass(address: string): Promise<PreviewPass> {
  const pass = new URL(address).searchParams.get("pass") ?? "";
  const signed = signedPassSchema.parse(JSON.parse(Buffer.from(pass, "base64url").toString("utf8")));
  expect(isSignedBy(await publicKey(), signed.pass, signed.signature)).toBe(true);
  return previewPassSchema.parse(JSON.parse(signed.pass));
}

async function stateOf(id: string, environment = "production") {
  const answer = await registry.fetch(`/v1/environments/${environment}/previews/${id}`);
  const body = await answer.json();
  return { status: answer.status, body, code: Object(Object(body).error).code };
}

describe("fragments preview", () => {
  it("returns a signed URL of the site that names fragment, version and expiry", async () => {
    const { address, expiresAt } = await preview("mf-disk", version);
    const url = new URL(address);
    expect([url.origin, url.pathname, url.searchParams.get("to")]).toEqual([site, "/_preview", "/disk"]);
    expect(await readPass(address)).toEqual({
      schema: 1,
      purpose: "preview",
      id: expect.any(String),
      environment: "production",
      origin: site,
      releases: [{ name: "mf-disk", version }],
      expiresAt,
    });
    expect(Date.parse(expiresAt) - time).toBe(24 * hourMs);
  });

  it("changes nothing that visitors are served, not even the revision", async () => {
    const before = await (await registry.fetch("/v1/environments/production/snapshot")).text();
    await preview("mf-disk", version);
    expect(await (await registry.fetch("/v1/environments/production/snapshot")).text()).toBe(before);
  });

  it("sends shells its signed content while it is active", async () => {
    const { id } = await preview("mf-disk", version);
    const { state, signature } = signedPreviewStateSchema.parse((await stateOf(id)).body);
    expect(isSignedBy(await publicKey(), state, signature)).toBe(true);
    const { releases, issuedAt, ...facts } = previewStateSchema.parse(JSON.parse(state));
    expect(facts).toEqual({ schema: 1, purpose: "preview-state", id, environment: "production" });
    expect([issuedAt, releases.map((one) => one.version)]).toEqual([new Date(time).toISOString(), [version]]);
    expect((await stateOf(id, "staging")).code).toBe("unknown-preview");
  });

  it("expires automatically after the requested time", async () => {
    const { id, expiresAt } = await preview("mf-disk", version, "--for", "90m");
    expect(Date.parse(expiresAt) - time).toBe(1.5 * hourMs);
    time += 2 * hourMs;
    expect(await stateOf(id)).toMatchObject({ status: 410, code: "preview-expired" });
    expect((await fragments("preview", "revoke", id)).code).toBe(1);
  });

  it("can be revoked, and is listed with authors and reason", async () => {
    const { id } = await preview("mf-disk", version, "--reason", "for the meeting");
    expect(await fragments("preview", "revoke", id)).toEqual({ code: 0, text: expect.stringContaining(id) });
    expect(await stateOf(id)).toMatchObject({ status: 410, code: "preview-revoked" });
    const { text } = await fragments("preview", "list");
    expect(text).toMatch(
      new RegExp(`${id} .*operators \\(.*mf-disk ${version} +revoked .* by operators \\(.*for the meeting`),
    );
  });

  it("opens the requested path, and rejects other sites", async () => {
    const { address } = await preview("mf-disk", version, "--path", "/disk/plans?of=2");
    expect(new URL(address).searchParams.get("to")).toBe("/disk/plans?of=2");
    expect((await fragments("preview", "mf-disk", version, "--path", "//elsewhere.example")).code).toBe(1);
  });

  it.each([
    [["mf-disk"], "fragments with their versions"],
    [["mf-disk", "1.0.0", "mf-disk", "1.0.1"], "only one version of each fragment"],
    [["mf-disk", "1.0.0", "--for", "8d"], "at most seven days, not 8d"],
    [["mf-disk", "1.0.0", "--for", "soon"], "not soon"],
    [["revoke"], "revoke with an ID"],
  ])("reports what is wrong with %j", async (argv, says) => {
    const { code, text } = await fragments("preview", ...argv);
    expect([code === 0, text]).toEqual([false, expect.stringContaining(says)]);
  });
});

describe("a preview is refused", () => {
  const refusalOf = async (...argv: string[]) => JSON.parse((await fragments("preview", ...argv, "--json")).text).error;

  it("of a version that was never published", async () => {
    const { code, message } = await refusalOf("mf-disk", "9.9.9");
    expect([code, message]).toEqual(["unknown-release", "mf-disk 9.9.9 was never published."]);
  });

  it("of a deleted version; an active preview protects its version from deletion", async () => {
    const { id } = await preview("mf-disk", version, "--for", "7d");
    const other = `${version}.other`;
    await registry.publish({ name: "mf-disk", version: other });
    await registry.publish({ name: "mf-disk", version: `${version}.newest` });
    time += 7 * 24 * hourMs - 60_000;
    const young = await preview("mf-disk", version, "--for", "7d");
    time += 120_000;
    const answer = await registry.post("/v1/collections", { isMeant: true });
    const deleted = Object(await answer.json()).releases.map((one: { version: string }) => one.version);
    expect([deleted.includes(version), deleted.includes(other)]).toEqual([false, true]);
    expect((await stateOf(id)).code).toBe("preview-expired");
    expect((await stateOf(young.id)).status).toBe(200);
    expect((await refusalOf("mf-disk", other)).code).toBe("collected");
    await registry.database.query("update releases set collected_at = now() where version = $1", [version]);
    expect((await stateOf(young.id)).code).toBe("collected");
  });

  it("of a version withdrawn before or after the preview was created", async () => {
    const { id } = await preview("mf-disk", version);
    await registry.change("mf-disk", { action: "promote", version, reason: "a test" });
    expect((await stateOf(id)).status).toBe(200);
    await registry.change("mf-disk", { action: "rollback", reason: "a test" });
    expect(await stateOf(id)).toMatchObject({ status: 409, code: "withdrawn" });
    expect(await refusalOf("mf-disk", version)).toMatchObject({
      code: "withdrawn",
      message: `mf-disk ${version} was rolled back in production, so it cannot be previewed.`,
    });
  });

  it("of a release that conflicts with served ones", async () => {
    await registry.publish({ name: "mf-disks", manifest: (built) => ({ ...built, routes: ["/disks/*"] }) });
    const shared = { react: { version: "20.0.0", range: "^20.0.0" } };
    await registry.publish({ name: "mf-disks", version: "2.0.0", manifest: (built) => ({ ...built, shared }) });
    expect(await refusalOf("mf-disks", "2.0.0")).toMatchObject({ code: "does-not-fit" });
  });

  it("F-251 if the site is unknown, naming the setting and who has to set it", async () => {
    expect(await refusalOf("mf-disk", version, "--env", "staging")).toMatchObject({
      message: "The registry does not know the site of staging, so it cannot create links to it.",
      remedy: "The registry's operator has to set REGISTRY_SITE_URLS=staging=https://… once.",
    });
  });

  it("to clients that may not operate the fragment", async () => {
    const created = await registry.post("/v1/tokens", { team: "t", role: "publisher", fragments: ["mf-disk"] });
    const { token } = Object(await created.json());
    const { id } = await preview("mf-disk", version);
    expect((await refusalOf("mf-disk", version, "--token", token)).code).toBe("not-yours");
    expect((await fragments("preview", "revoke", id, "--token", token)).text).toContain("may not operate mf-disk");
    expect((await stateOf(id)).status).toBe(200);
  });
});
