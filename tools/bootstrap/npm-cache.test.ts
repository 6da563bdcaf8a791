import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { cacheArguments } from "./npm-cache.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "npm-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const argumentsFor = (cache: string) => cacheArguments("/site", { npm_config_cache: cache });

describe("cacheArguments", () => {
  it("uses npm's own cache if it is or can be made writable", () => {
    expect(argumentsFor(folder)).toEqual([]);
    expect(argumentsFor(join(folder, "not/yet/there"))).toEqual([]);
  });

  it("gives npm a cache in the project otherwise", () => {
    // Nobody can create a folder below a file, not even a user whom no permission stops.
    writeFileSync(join(folder, "file"), "");
    expect(argumentsFor(join(folder, "file/cache"))).toEqual(["--cache=/site/var/npm-cache"]);
  });
});
