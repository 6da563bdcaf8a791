import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { readFragmentOptions } from "../new-fragment/read-options.ts";
import { packageSpecifier } from "./package-specifier.ts";
import { requireEmptyFolder } from "./require-empty-folder.ts";
import { writeRepository } from "./write-repository.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "create-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function make(): Promise<string> {
  const folder = join(root, "mf-disk");
  const wish = readFragmentOptions(["mf-disk", "--route", "/disk-x", "--title", "Disks", "--title-zh", "云盘"]);
  await writeRepository(folder, { wish, dependency: "^1.1.0" });
  return folder;
}

describe("fragments create", () => {
  it("creates a repository of the standard shape, which depends on only one package of ours", async () => {
    const folder = await make();
    expect((await readdir(folder)).toSorted()).toEqual([
      ".github",
      ".gitignore",
      "README.md",
      "biome.json",
      "package.json",
      "src",
      "tsconfig.json",
      "webpack.config.ts",
    ]);
    const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    expect(manifest).toMatchObject({
      name: "mf-disk",
      version: "0.1.0",
      dependencies: { "@zhian/fragment": "^1.1.0" },
    });
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")));
    expect(texts.filter((text) => /mf-template|"\/template|@zhian\/(?!fragment)/.test(text))).toEqual([]);
    expect(texts.join("\n")).toMatch(/from "@zhian\/fragment\/ui\/breadcrumb"/);
    expect(await readdir(root)).toEqual(["mf-disk"]);
  });

  it("F-204 passes tokens to workflows as secrets only, never on a command line or in a script", async () => {
    const folder = join(await make(), ".github/workflows");
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), "utf8");
      const jobs: { steps: { run?: string }[] }[] = Object.values(parse(text).jobs);
      expect(
        jobs.flatMap(({ steps }) => steps).filter(({ run = "" }) => /TOKEN|--token|secrets\.|inputs\./.test(run)),
      ).toEqual([]);
      const tokens = text.match(/FRAGMENTS_TOKEN: .*/g) ?? [];
      expect(tokens.length).toBeGreaterThan(0);
      expect(tokens.every((line) => /: \$\{\{ secrets\.FRAGMENTS_[A-Z]+_TOKEN \}\}$/.test(line))).toBe(true);
    }
  });

  it("publishes only checked releases, with provenance, and promotes manually", async () => {
    const folder = join(await make(), ".github/workflows");
    const release = parse(await readFile(join(folder, "release.yml"), "utf8"));
    expect(release.jobs.publish).toMatchObject({
      needs: "check",
      permissions: { "id-token": "write", attestations: "write" },
    });
    expect(release.jobs.canary).toMatchObject({ needs: "publish" });
    const decide = parse(await readFile(join(folder, "decide.yml"), "utf8"));
    expect(Object.keys(decide.on)).toEqual(["workflow_dispatch"]);
  });

  it("previews its own pull requests as separate versions, with separate publish and preview tokens", async () => {
    const preview = parse(await readFile(join(await make(), ".github/workflows/preview.yml"), "utf8")).jobs.preview;
    expect(preview.if).toBe("github.event.pull_request.head.repo.full_name == github.repository");
    const steps: { run?: string; env?: Record<string, string> }[] = preview.steps;
    const fragments = steps.filter(({ run = "" }) => run.startsWith("npx fragments"));
    expect(fragments.map(({ run = "", env }) => [/fragments (\w+)/.exec(run)?.[1], env?.["FRAGMENTS_TOKEN"]])).toEqual([
      ["publish", "${{ secrets.FRAGMENTS_PUBLISH_TOKEN }}"],
      ["preview", "${{ secrets.FRAGMENTS_OPERATE_TOKEN }}"],
    ]);
    const version = steps.findIndex(({ run = "" }) => run.includes("FRAGMENT_VERSION=") && run.includes("-pr."));
    expect(version).toBeLessThan(steps.findIndex(({ run = "" }) => run === "npm run build"));
    expect(version).toBeGreaterThan(0);
  });
});

describe("F-200 a target folder", () => {
  it.each([
    [
      "with files",
      async (folder: string) => writeFile(join(folder, "mine.txt"), "mine"),
      /not empty: it contains mine\.txt/,
    ],
    ["with a folder", async (folder: string) => mkdir(join(folder, "src")), /not empty: it contains src/],
  ])("%s is refused", async (_what, spoil, why) => {
    await spoil(root);
    await expect(requireEmptyFolder(root)).rejects.toThrow(why);
  });

  it("may be missing, empty or just cloned", async () => {
    await requireEmptyFolder(join(root, "new"));
    await requireEmptyFolder(root);
    await mkdir(join(root, ".git"));
    await expect(requireEmptyFolder(root)).resolves.toBeUndefined();
  });

  it("must not be a file", async () => {
    await writeFile(join(root, "mf-disk"), "");
    await expect(requireEmptyFolder(join(root, "mf-disk"))).rejects.toThrow(/is a file/);
  });
});

it("reports what is missing if the package cannot be found", () => {
  expect(() => packageSpecifier(join(root, "lost.tgz"))).toThrow(/lost\.tgz does not exist/);
  expect(() => packageSpecifier(undefined)).toThrow(/npm run packages/);
});
