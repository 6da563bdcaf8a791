import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { runCli } from "./cli/run.ts";
import { makeManifest } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
let folder: string;

beforeAll(async () => {
  registry = await startTestRegistry();
  folder = await mkdtemp(join(tmpdir(), "gate-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await registry.close();
});

const definition = `export const fragment = defineFragment({
  name: "mf-gate",
  slots: ["main"],
  routes: [
    "/gate",
    "/gate/*",
  ],
  publishes: ["cart"],
  hears: [],
});
`;

interface Built {
  files?: Record<string, string>;
  change?(manifest: FragmentManifest): FragmentManifest;
}

/** Writes a fragment's folder as after a build, and returns the result of `fragments publish`. */
async function publish(version: string, { files: more = {}, change = (manifest) => manifest }: Built = {}) {
  const files = {
    "remoteEntry.0001.js": `window.mf_gate = "${version}";`,
    "style.0001.css": ".a-0001a{}",
    "server/render.cjs": "exports.render = 1;",
    ...more,
  };
  const made = {
    ...makeManifest("mf-gate", version, files),
    routes: ["/gate", "/gate/*"],
    publishes: ["cart" as const],
  };
  const all = {
    "src/fragment.ts": definition,
    "src/routes.ts": 'page({\n  path: "/gate",\n  chunk: "page-gate",\n});\n',
    "webpack.config.ts": 'import { fragmentBuild } from "@zhian/build/fragment-build";\n',
    "package.json": `{\n  "name": "@zhian/mf-gate",\n  "version": "${version}",\n  "dependencies": {\n    "react": "19.3.1"\n  }\n}\n`,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`dist/${path}`, text])),
    "dist/fragment.json": JSON.stringify(change(made)),
  };
  await rm(join(folder, "dist"), { recursive: true, force: true });
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return fragments("publish", "--as-built");
}

async function fragments(...argv: string[]) {
  const out: string[] = [];
  const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
  const put = (text: string) => void out.push(text);
  const code = await runCli({ argv, env, cwd: folder, print: put, complain: put });
  return { code, text: out.join("\n") };
}

describe("fragments publish says which line to change", () => {
  it("for a route that another fragment owns", async () => {
    await registry.publish({ name: "mf-owner", manifest: (manifest) => ({ ...manifest, routes: ["/gate/*"] }) });
    expect(await publish("1.0.0")).toEqual({
      code: 3,
      text: expect.stringMatching(
        /\/gate\/\* in main belongs to mf-owner[^]*Change src\/fragment\.ts:6 .*\n +"\/gate\/\*",$/,
      ),
    });
    await registry.publish({ name: "mf-owner", version: "2.0.0" });
    expect((await publish("1.0.0")).code).toBe(0);
  });

  it("for a missing server bundle", async () => {
    const { code, text } = await publish("1.0.1", {
      change: (manifest) => ({ ...manifest, server: { entry: "server/gone.cjs" } }),
    });
    expect(code).toBe(1);
    expect(text).toMatch(
      /server bundle server\/gone\.cjs is not in files[^]*Change webpack\.config\.ts:1 .*fragmentBuild/,
    );
  });

  it("for a release that bundles its own React, and not for one without React", async () => {
    const without = await publish("1.0.2", { change: (manifest) => ({ ...manifest, shared: {} }) });
    expect([without.code, without.text]).toEqual([0, expect.stringContaining("mf-gate 1.0.2 published")]);
    const copied = await publish("1.0.3", {
      files: { "vendor.js": "e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=t" },
    });
    expect([copied.code, copied.text]).toEqual([
      1,
      expect.stringMatching(/vendor\.js contains its own copy of React[^]*Change webpack\.config\.ts:1/),
    ]);
  });

  it("for a page over its script budget, naming its chunk, but not for lazy chunks", async () => {
    // Random bytes cannot be compressed.
    const heavy = `"${randomBytes(45_000).toString("base64")}"`;
    const chunk = (name: string) => (manifest: FragmentManifest) => ({
      ...manifest,
      browser: { ...manifest.browser, chunks: { [name]: { js: ["heavy.js"], css: [] } } },
    });
    const { code, text } = await publish("1.0.4", { files: { "heavy.js": heavy }, change: chunk("page-gate") });
    expect(code).toBe(3);
    expect(text).toMatch(
      /loads 4\d\.\d kB of scripts .* 40\.0 kB are allowed; most of it is page-gate[^]*Change src\/routes\.ts:3/,
    );
    const late = await publish("1.0.4", { files: { "heavy.js": heavy }, change: chunk("page-gate-late") });
    expect(late.code).toBe(0);
  });

  it("for a version that is taken, and for invalid values in fragment.ts", async () => {
    const taken = await publish("1.0.0", { files: { "other.js": "1" } });
    expect(taken.text).toMatch(/published with different bytes[^]*Change package\.json:3 .*\n +"version"/);
    const budget = await publish("1.0.5", {
      change: (manifest) => ({ ...manifest, renderBudgetMs: 1, routes: ["gate"] }),
    });
    expect(budget.text).toMatch(/Change src\/fragment\.ts:4 \(routes\)/);
  });
});

describe("fragments promote says which line to change", () => {
  it("for a route and a state that others use, and allows a rollback", async () => {
    await registry.publish({
      name: "mf-user",
      manifest: (manifest) => ({ ...manifest, linksTo: ["/gate"], hears: ["cart"] }),
    });
    for (const name of ["mf-gate", "mf-user"]) {
      expect((await registry.change(name, { action: "promote", version: "1.0.0", reason: "r" })).status).toBe(200);
    }
    await publish("1.1.0", { change: (manifest) => ({ ...manifest, routes: ["/gate/more"], publishes: [] }) });

    const { code, text } = await fragments("promote", "mf-gate", "1.1.0");
    expect(code).toBe(3);
    expect(text).toMatch(
      /mf-user 1\.0\.0 links to \/gate, .* mf-user 1\.0\.0 subscribes to cart, which only mf-gate 1\.0\.0/,
    );
    expect(text).toMatch(/Change src\/fragment\.ts:5 .*\n +"\/gate",\nChange src\/fragment\.ts:8 .*\n +publishes:/);
    expect((await fragments("canary", "mf-gate", "1.1.0", "--percent", "5")).code).toBe(3);
    const refused = JSON.parse((await fragments("promote", "mf-gate", "1.1.0", "--json")).text);
    expect(refused.error).toMatchObject({ code: "still-used", at: [{ key: "routes" }, { key: "publishes" }] });

    await registry.change("mf-user", { action: "rollback", reason: "none" });
    await registry.publish({ name: "mf-user", version: "1.1.0" });
    await registry.change("mf-user", { action: "promote", version: "1.1.0", reason: "uses nothing" });
    expect((await fragments("promote", "mf-gate", "1.1.0")).code).toBe(0);
    await registry.publish({
      name: "mf-user",
      version: "1.2.0",
      manifest: (one) => ({ ...one, linksTo: ["/gate/more"] }),
    });
    await registry.change("mf-user", { action: "promote", version: "1.2.0", reason: "uses the new one" });
    expect((await fragments("rollback", "mf-gate")).code).toBe(0);
  });

  it("for a module that conflicts with served ones", async () => {
    const { code, text } = await (async () => {
      await publish("1.2.0", {
        change: (manifest) => ({ ...manifest, shared: { react: { version: "18.3.1", range: "^18.0.0" } } }),
      });
      return fragments("promote", "mf-gate", "1.2.0");
    })();
    expect(code).toBe(3);
    expect(text).toMatch(/mf-gate 1\.2\.0 shares react \^18[^]*Change package\.json:5 \(react\)\n +"react"/);
  });
});
