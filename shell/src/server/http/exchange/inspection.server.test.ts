import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { InspectPass } from "@zhian/contracts/inspect-pass";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;
let pass: string;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([makeFragment({ name: "mf-products", routes: ["/", "/products/*"] })]);
  // Cached pages stay fresh for the whole test.
  shell = await startTestShell(registry, { SHELL_PAGE_FRESH_SECONDS: "3600" });
  await untilRevision(shell, 1);
  pass = write({});
});

afterAll(() => endTestShell(shell, registry));

const hourMs = 3_600_000;

function write(changes: Partial<InspectPass> | { purpose: string }, signText = registry.signText): string {
  const expiresAt = new Date(Date.now() + hourMs).toISOString();
  const text = JSON.stringify({ schema: 1, purpose: "inspect", environment: "production", expiresAt, ...changes });
  return Buffer.from(JSON.stringify({ ...signText(text), pass: text })).toString("base64url");
}

/** Counts all mentions of the script: an inspected page has one tag. */
async function inspectorsIn(headers: Record<string, string> = {}, path = "/products/a"): Promise<number> {
  return (await shell.text(path, { headers })).split("inspectors.1.js").length - 1;
}

describe("the inspectors", () => {
  it("are turned on by a pass, and off without one", async () => {
    const on = await shell.get(`/_inspect?pass=${pass}`);
    const [cookie = "", ...attributes] = (on.headers.get("set-cookie") ?? "").split("; ");
    expect([on.status, on.headers.get("location")]).toEqual([303, "/"]);
    expect(cookie).toBe(`inspect=${pass}`);
    expect(attributes).toEqual(["Path=/", expect.stringMatching(/^Max-Age=3[56]\d\d$/), "SameSite=Lax", "HttpOnly"]);
    expect(await inspectorsIn({ cookie })).toBe(1);
    const off = await shell.get("/_inspect", { headers: { cookie } });
    expect(off.headers.get("set-cookie")).toMatch(/^inspect=; Path=\/; Max-Age=0/);
    expect((await shell.get("/_inspect", { method: "POST" })).status).toBe(405);
  });

  it("come before the shell's script, so that it finds them", async () => {
    const page = await shell.text("/products/a", { headers: { cookie: `inspect=${pass}` } });
    const tag =
      /<script src="\/_shell\/inspectors\.1\.js" nonce="[^"]+" integrity="sha384-[^"]+"[^>]*><\/script><template>/;
    expect(page).toMatch(tag);
  });

  it("F-160 are never part of another visitor's page", async () => {
    const cookie = `inspect=${pass}`;
    const seen = [];
    for (const headers of [{ cookie }, {}, { cookie }, {}])
      seen.push(await inspectorsIn({ ...headers }, "/products/b"));
    expect(seen).toEqual([1, 0, 1, 0]);
    const error = [await inspectorsIn({ cookie }, "/nowhere"), await inspectorsIn({}, "/nowhere")];
    expect(error).toEqual([1, 0]);
  });

  it("F-161 are not turned on by a pass that is forged, altered, expired or for another site or purpose", async () => {
    const stranger = makeKey();
    const { keyId } = registry.signText("");
    const known = Buffer.from(pass, "base64url").toString();
    const wrong = {
      forged: write({}, (text) => ({ keyId, signature: stranger.sign(text) })),
      unknownKey: write({}, (text) => ({ keyId: stranger.id, signature: stranger.sign(text) })),
      changed: Buffer.from(known.replace("production", "Production")).toString("base64url"),
      expired: write({ expiresAt: new Date(Date.now() - 1).toISOString() }),
      elsewhere: write({ environment: "staging" }),
      somethingElse: write({ purpose: "preview" }),
      snapshot: Buffer.from(JSON.stringify({ ...registry.sign(registry.snapshot()) })).toString("base64url"),
      nonsense: "nonsense",
      long: `${pass}${"A".repeat(4096)}`,
    };
    const answers = Object.entries(wrong).map(async ([name, text]) => {
      const { status, headers } = await shell.get(`/_inspect?pass=${text}`);
      return [name, status, headers.get("set-cookie"), await inspectorsIn({ cookie: `inspect=${text}` })];
    });
    expect(await Promise.all(answers)).toEqual(Object.keys(wrong).map((name) => [name, 403, null, 0]));
  });

  it("are on without a pass on a developer's machine", async () => {
    const dev = await startTestShell(registry, { SHELL_DEV: "1" });
    await untilRevision(dev, 1);
    const page = await dev.text("/products/a");
    await dev.close();
    expect(page).toContain("/_shell/inspectors.1.js");
  });
});
