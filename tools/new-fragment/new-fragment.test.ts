import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { makeFragment } from "./make-fragment.ts";
import { readFragmentOptions } from "./read-options.ts";

const project = join(import.meta.dirname, "../..");
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "new-fragment-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const make = (...args: string[]) => makeFragment(project, readFragmentOptions([...args, "--into", root]));
const read = (...path: string[]) => readFile(join(root, ...path), "utf8");

describe("npm run new-fragment", () => {
  it("creates a fragment of the standard shape with its own name, route and titles", async () => {
    const { folder, giver } = await make("mf-disk", "--route", "/disk-x", "--title", "Disks", "--title-zh", "云盘");

    expect([folder, giver]).toEqual([join(root, "mf-disk"), undefined]);
    expect((await readdir(join(folder, "src"))).sort()).toEqual(
      (await readdir(join(import.meta.dirname, "template/src"))).sort(),
    );
    expect(JSON.parse(await read("mf-disk/package.json"))).toMatchObject({ name: "@zhian/mf-disk", version: "0.1.0" });
    expect(await read("mf-disk/src/fragment.ts")).toMatch(/name: "mf-disk",[^]*routes: \["\/disk-x"\]/);
    expect(await read("mf-disk/src/routes.ts")).toContain('path: "/disk-x"');
    expect(JSON.parse(await read("mf-disk/src/locales/en.json"))).toMatchObject({ start: { title: "Disks" } });
    expect(JSON.parse(await read("mf-disk/src/locales/zh.json"))).toMatchObject({ start: { title: "云盘" } });
    const texts = await Promise.all(
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")),
    );
    expect(texts.filter((text) => /mf-template|"\/template/.test(text))).toEqual([]);
  });

  it("derives route and title from the name, and says whose prefix contains the page", async () => {
    expect(readFragmentOptions(["mf-cloud-disk"])).toMatchObject({
      route: "/cloud-disk",
      title: { en: "Cloud disk", zh: "新页面" },
    });
    expect((await make("mf-disk", "--route", "/products/disk-x")).giver).toBe("mf-products");
  });

  it.each([
    [["disk"], /disk is not a valid name/],
    [["mf-Disk"], /mf-Disk is not a valid name/],
    [["mf-template"], /is the template/],
    [[], /needs a name/],
    [["mf-a", "mf-b"], /remove mf-b/],
    [["mf-a", "--route", "disk"], /disk is not a valid page route/],
    [["mf-a", "--route", "/disk/*"], /exact path/],
    [["mf-a", "--route", "/api/disk"], /is reserved for the platform/],
    [["mf-a", "--title", " "], /cannot be empty/],
    [["mf-a", "--titel", "x"], /--titel/],
  ])("refuses %j", (args, why) => {
    expect(() => readFragmentOptions(args)).toThrow(why);
  });

  it("names every fault at once", () => {
    expect(() => readFragmentOptions(["Disk", "--route", "x"])).toThrow(
      /Disk is not a valid name[^]*x is not a valid page route[^]*Usage/,
    );
  });

  it("refuses an existing folder, and leaves it unchanged", async () => {
    await mkdir(join(root, "mf-disk"));
    await writeFile(join(root, "mf-disk/mine.txt"), "mine");
    await expect(make("mf-disk")).rejects.toThrow(/already exists/);
    expect(await readdir(join(root, "mf-disk"))).toEqual(["mine.txt"]);
  });

  it("refuses a route that another fragment has, and names that fragment", async () => {
    await expect(make("mf-disk", "--route", "/products/bcc")).rejects.toThrow(/mf-products .*src\/fragment\.ts/);
    expect(await readdir(root)).toEqual([]);
  });
});
