import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { makeManifest } from "../testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { runCli } from "./run.ts";

let registry: RunningRegistry;
let folder: string;

beforeAll(async () => {
  registry = await startTestRegistry();
  folder = await mkdtemp(join(tmpdir(), "fragments-cli-"));
  await makeFragment("1.0.0");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await registry.close();
});

/** A built fragment: sources, package.json, dist. */
async function makeFragment(version: string): Promise<void> {
  const files = {
    "remoteEntry.0001.js": `window.mf_cli = "${version}";`,
    "style.0001.css": ".a-0001a{}",
    "server/render.cjs": "exports.render = 1;",
  };
  const manifest = JSON.stringify(makeManifest("mf-cli", version, files));
  const all = {
    "src/fragment.ts": "",
    "package.json": JSON.stringify({ name: "mf-cli", version }),
    ...Object.fromEntries(
      Object.entries({ ...files, "fragment.json": manifest }).map(([path, text]) => [`dist/${path}`, text]),
    ),
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function fragments(...argv: string[]) {
  const out: string[] = [];
  const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
  const put = (text: string) => void out.push(text);
  const code = await runCli({ argv, env, cwd: folder, print: put, complain: put });
  return { code, text: out.join("\n") };
}

describe("fragments", () => {
  it("publishes, promotes, rolls back and shows the log", async () => {
    expect(await fragments("publish")).toEqual({
      code: 0,
      text: expect.stringContaining("mf-cli 1.0.0 published (4 files"),
    });
    expect((await fragments("publish")).text).toContain("was already published with the same bytes");
    expect((await fragments("promote", "mf-cli", "1.0.0", "--reason", "first")).text).toContain(
      "revision 1: mf-cli 1.0.0 goes to everyone",
    );
    await makeFragment("1.0.1");
    expect((await fragments("publish", folder)).code).toBe(0);
    expect((await fragments("diff", "mf-cli", "1.0.1")).text).toMatch(/version +1\.0\.0 → 1\.0\.1/);
    expect((await fragments("canary", "mf-cli", "1.0.1", "--percent", "0.1")).text).toContain(
      "1.0.1 goes to 0.1 % of visitors, 1.0.0 to the others",
    );
    const byItself = await fragments("canary", "mf-cli", "1.0.1", "--steps", "1,5,100", "--each", "2h");
    expect(byItself.text).toContain("It moves on to 5 % automatically, in 120 minutes at the earliest.");
    expect((await fragments("status")).text).toContain("mf-cli 1.0.1 moves on automatically to 5 %: no earlier than ");
    expect(await fragments("canary", "mf-cli", "1.0.1", "--steps", "5,1", "--each", "1h")).toMatchObject({
      text: expect.stringContaining("larger than the previous share"),
    });
    expect((await fragments("promote", "mf-cli", "1.0.1")).code).toBe(0);
    expect((await fragments("rollback", "mf-cli", "--reason", "还是 worse")).text).toContain(
      "1.0.1 was rolled back; mf-cli 1.0.0 goes to everyone",
    );
    expect((await fragments("status")).text).toMatch(
      /^production, revision 5\. No shells are reporting\.\nFRAGMENT +STABLE.*\nmf-cli +1\.0\.0 +- +1\.0\.1/,
    );
    expect((await fragments("log")).text).toMatch(/5 .*rollback +mf-cli +1\.0\.1 → 1\.0\.0 +还是 worse/);
    expect(JSON.parse((await fragments("status", "--json")).text)).toMatchObject({ revision: 5 });
  });

  it("exits with 3 when the registry refuses, and says what to do", async () => {
    expect(await fragments("rollback", "mf-cli")).toEqual({
      code: 3,
      text: expect.stringMatching(/no earlier release.*\n.*Promote/s),
    });
    const { code, text } = await fragments("promote", "mf-cli", "1.0.1", "--json");
    expect([code, JSON.parse(text)]).toEqual([3, { error: expect.objectContaining({ code: "withdrawn" }) }]);
    expect((await fragments("promote", "mf-cli", "1.0.1", "--again")).code).toBe(0);
  });

  it("exits with 3 if the version exists with different bytes", async () => {
    await writeFile(join(folder, "dist/style.0001.css"), ".b-0001a{}");
    const manifest = makeManifest("mf-cli", "1.0.1", {
      "remoteEntry.0001.js": 'window.mf_cli = "1.0.1";',
      "style.0001.css": ".b-0001a{}",
      "server/render.cjs": "exports.render = 1;",
    });
    await writeFile(join(folder, "dist/fragment.json"), JSON.stringify(manifest));
    expect(await fragments("publish")).toEqual({ code: 3, text: expect.stringContaining("different bytes") });
  });

  it.each([
    [["frobnicate"]],
    [["promote", "mf-cli"]],
    [["status", "--colour"]],
    [["canary", "mf-cli", "1.0.0"]],
    [["canary", "mf-cli", "1.0.0", "--percent", "101"]],
    [["canary", "mf-cli", "1.0.0", "--percent", "0.0001"]],
    [["canary", "mf-cli", "1.0.0", "--percent", ""]],
    [["canary", "mf-cli", "1.0.0", "--steps", "1,5"]],
    [["canary", "mf-cli", "1.0.0", "--steps", "1,x", "--each", "10m"]],
    [["canary", "mf-cli", "1.0.0", "--steps", "1,5", "--each", "10s"]],
    [["canary", "mf-cli", "1.0.0", "--percent", "5", "--with", "mf-b"]],
    [["status", "--registry", "not a url"]],
    [["token", "create", "--team", "x"]],
    [["token", "steal"]],
  ])("exits with 2 for %j", async (argv) => {
    expect((await fragments(...argv)).code).toBe(2);
  });

  it("exits with 4 if there is no registry, and names the URL it tried", async () => {
    // The system gives no server a port this low.
    const port = 2;
    const { code, text } = await fragments("status", "--registry", `http://127.0.0.1:${port}`);
    expect([code, text]).toEqual([
      4,
      expect.stringMatching(new RegExp(`127\\.0\\.0\\.1:${port} cannot be reached.*ECONNREFUSED.*npm start`, "s")),
    ]);
  });

  it("exits with 1 without a valid token, explains how to pass one, and never prints it", async () => {
    const { code, text } = await fragments("promote", "mf-cli", "1.0.0", "--token", "wrong-token-canary-0001");
    expect([code, text]).toEqual([1, expect.stringContaining("--token, FRAGMENTS_TOKEN")]);
    expect(text).not.toContain("canary-0001");
  });

  it("creates, lists and revokes tokens", async () => {
    const created = await fragments(
      "token",
      "create",
      "--team",
      "cli",
      "--role",
      "operator",
      "--fragments",
      "mf-cli",
      "--json",
    );
    const { id, token } = JSON.parse(created.text);
    expect((await fragments("promote", "mf-cli", "1.0.0", "--token", token)).code).toBe(0);
    expect((await fragments("token", "list")).text).toMatch(new RegExp(`${id} +cli +operator +mf-cli .*active`));
    expect((await fragments("token", "revoke", id)).code).toBe(0);
    expect((await fragments("promote", "mf-cli", "1.0.1", "--token", token)).code).toBe(1);
  });

  it("prints help for itself and for a single command", async () => {
    expect((await fragments("--help")).text).toContain("rollback NAME [--to VERSION]");
    expect((await fragments("rollback", "--help")).text).toContain("--to VERSION");
  });
});

describe("fragments publish, before it uploads", () => {
  const build = expect.stringContaining("Run npm run build first");

  it.each<[string, string, () => Promise<unknown>]>([
    ["there is no dist", "no fragment.json", () => rm(join(folder, "dist"), { recursive: true })],
    [
      "a source is newer than the build",
      "changed after the build",
      () => utimes(join(folder, "src/fragment.ts"), new Date(), new Date(Date.now() + 60_000)),
    ],
    [
      "package.json has another version",
      "package.json says 3.0.0",
      () => writeFile(join(folder, "package.json"), '{"name":"mf-cli","version":"3.0.0"}'),
    ],
    ["fragment.json is invalid", "cannot be read", () => writeFile(join(folder, "dist/fragment.json"), "{")],
  ])("fails if %s", async (_what, why, spoil) => {
    await makeFragment("2.0.0");
    await spoil();
    const { code, text } = await fragments("publish");
    expect([code, text]).toEqual([1, expect.stringContaining(why)]);
    expect(text).toEqual(build);
  });

  it("fails if the folder is not a fragment", async () => {
    const { code, text } = await fragments("publish", "mf-nowhere");
    expect([code, text]).toEqual([1, expect.stringContaining("is not a fragment")]);
  });

  it("accepts a local build of an unreleased version", async () => {
    await makeFragment("2.0.0-local.4f2a");
    await writeFile(join(folder, "package.json"), '{"name":"mf-cli","version":"2.0.0"}');
    expect((await fragments("publish")).code).toBe(0);
  });

  it("B-R-06 refuses a symbolic link in dist", async () => {
    await makeFragment("2.0.1");
    const { symlink } = await import("node:fs/promises");
    await symlink("/etc/hostname", join(folder, "dist/link.txt"));
    const { code, text } = await fragments("publish");
    await rm(join(folder, "dist/link.txt"));
    expect([code, text]).toEqual([1, expect.stringContaining("neither a file nor a folder")]);
  });
});
