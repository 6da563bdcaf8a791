import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { contractVersion } from "@zhian/contracts/contract-version";
import { sharedModules } from "@zhian/contracts/shared-modules";
import semver from "semver";
import { publicEntries } from "./collect-sources.ts";
import { readWorkspace } from "./list-entries.ts";
import { createManifest, packageManifest } from "./package-manifest.ts";
import { peers } from "./published.ts";

const root = join(import.meta.dirname, "../..");

describe("@zhian/fragment", () => {
  const { version, dependencies } = readWorkspace(root, "shared/fragment");
  const own = readWorkspace(root, "");
  const pinned = { ...dependencies, ...own.devDependencies, ...own.dependencies };

  it("has its contract's version number, and a changelog entry for it", () => {
    expect(`${semver.major(version)}.${semver.minor(version)}`).toBe(contractVersion.replace(/\.0$/, ""));
    expect(readFileSync(join(root, "shared/fragment/CHANGELOG.md"), "utf8")).toContain(`\n## ${version}\n`);
  });

  it("requires the shell's shared modules as peers, in ranges that include this tree's versions", () => {
    expect(Object.keys(peers)).toEqual(
      expect.arrayContaining(Object.keys(sharedModules).filter((name) => !name.startsWith("@zhian/"))),
    );
    const outside = Object.entries(peers).filter(([name, { range }]) => !semver.satisfies(pinned[name] ?? "", range));
    expect(outside).toEqual([]);
  });

  it("gives a new repository the versions it requires, and of shared modules only patches of the shell's minor", () => {
    const created = readWorkspace(root, "tools/create/repository");
    const given: Record<string, string> = { ...created.devDependencies, ...created.dependencies };
    const wanted = Object.entries(peers).map(([name, { range }]) => [
      name,
      Object.hasOwn(sharedModules, name) ? `~${pinned[name]}`.replace(/\d+$/, "0") : range,
    ]);
    expect(Object.fromEntries(Object.keys(peers).map((name) => [name, given[name]]))).toEqual(
      Object.fromEntries(wanted),
    );
  });

  it("exports each module separately, without tests and shell modules", () => {
    const entries = publicEntries(root);
    expect(entries.get("./router")).toBe("shared/fragment/src/router.ts");
    expect(entries.get("./ui/button")).toBe("shared/ui/src/button/button.tsx");
    expect(entries.get("./ui/headless")).toEqual({
      node: "shared/ui/src/headless/no-headless.ts",
      default: "shared/ui/src/headless/headless.ts",
    });
    expect([...entries.keys()].filter((subpath) => /[*]|[.]test|base[.]css|package[.]json/.test(subpath))).toEqual([]);
  });

  it("depends on what its files import, in the tested version or newer", () => {
    const parts = {
      version: "1.1.0",
      entries: new Map(),
      workspaces: [{ dependencies: { zod: "4.6.7" }, devDependencies: {} }],
    };
    expect(packageManifest({ ...parts, foreign: new Set(["zod", "react"]) })).toMatchObject({
      dependencies: { zod: "^4.6.7" },
      peerDependencies: { react: "^19.3.0" },
    });
    expect(createManifest({ ...parts, foreign: new Set(["zod"]) })).toMatchObject({
      name: "@zhian/create-fragment",
      version: "1.1.0",
      bin: { "create-fragment": "./bin/create-fragment.mjs" },
      dependencies: { zod: "^4.6.7" },
    });
    expect(() => packageManifest({ ...parts, foreign: new Set(["lost"]) })).toThrow(/lost is imported/);
  });
});
