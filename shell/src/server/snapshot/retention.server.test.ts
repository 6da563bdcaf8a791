import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import {
  type RunningShell,
  removeFolders,
  startTestShell,
  temporaryFolder,
  untilRevision,
} from "../testing/running-shell.ts";

let registry: FakeRegistry;
const shells: RunningShell[] = [];

beforeAll(async () => {
  registry = await startFakeRegistry();
});
afterEach(() => Promise.all(shells.splice(0).map((shell) => shell.close())));
afterAll(async () => {
  await registry.close();
  await removeFolders();
});

const release = (version: string) => makeFragment({ name: "mf-a", version, routes: ["/*"] });
const versions = Array.from({ length: 14 }, (_, index) => `1.0.${index}`);

async function start(dataDir: string, variables: Record<string, string> = {}): Promise<RunningShell> {
  const shell = await startTestShell(registry, { SHELL_DATA_DIR: dataDir, ...variables });
  shells.push(shell);
  await untilRevision(shell, registry.snapshot().revision);
  return shell;
}

async function walk(dataDir: string, variables?: Record<string, string>): Promise<void> {
  registry.serve([release(versions[0] ?? "")]);
  const shell = await start(dataDir, variables);
  for (const version of versions.slice(1)) {
    registry.serve([release(version)]);
    await untilRevision(shell, registry.snapshot().revision);
  }
  await shells.pop()?.close();
}

async function kept(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, "releases/manifests/mf-a"));
  return names.map((name) => name.replace(/\.json$/, "")).sort();
}

const oldest = (version: string) => `/_fragments/mf-a/${version}/remoteEntry.1.js`;

describe("a shell's own copies", () => {
  it("F-33 outlive a hundred tabs opened on them, and are deleted long after those are closed", async () => {
    const dataDir = await temporaryFolder();
    await walk(dataDir);
    expect(await kept(dataDir)).toHaveLength(versions.length);
    const within = await start(dataDir);
    const tabs = Array.from({ length: 100 }, (_, tab) => versions[tab % versions.length] ?? "");
    const statuses = await Promise.all(tabs.map(async (version) => (await within.get(oldest(version))).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await shells.pop()?.close();

    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    for (const [index, version] of versions.entries()) {
      const at = new Date(longAgo.getTime() + index * 1000);
      await utimes(join(dataDir, "releases/manifests/mf-a", `${version}.json`), at, at);
    }
    const files = join(dataDir, "releases/files");
    const before = (await readdir(files)).length;
    await start(dataDir);
    await until(
      "ten releases",
      () => kept(dataDir),
      ({ length }) => length <= 10,
    );
    await until(
      `less than ${before} files`,
      async () => (await readdir(files)).length,
      (count) => count < before,
    );

    expect(await kept(dataDir)).toEqual(versions.slice(4).sort());
  });

  it("F-33 are deleted earlier for lack of space, never those of served releases, and are fetched from the registry instead", async () => {
    const dataDir = await temporaryFolder();
    const big = "x".repeat(300_000);
    for (const version of ["3.0.0", "3.0.1", "3.0.2", "3.0.3", "3.0.4", "3.0.5"]) {
      registry.serve([makeFragment({ name: "mf-a", version, routes: ["/*"], css: `/* ${version} ${big} */` })]);
      const shell = shells[0] ?? (await start(dataDir, { SHELL_RELEASES_MB: "1" }));
      await untilRevision(shell, registry.snapshot().revision);
    }
    await until(
      "three releases",
      () => kept(dataDir),
      ({ length }) => length <= 3,
    );

    expect(await kept(dataDir)).toEqual(["3.0.3", "3.0.4", "3.0.5"]);
    const [shell] = shells;
    const answers = ["3.0.0", "3.0.5"].map(
      async (version) => (await shell?.get(`/_fragments/mf-a/${version}/page.1.css`))?.status,
    );
    expect(await Promise.all(answers)).toEqual([200, 200]);
    expect(await shell?.text("/")).toContain("mf-a@3.0.5");
  });
});
