import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { integrityOf } from "@zhian/release/integrity-of";
import { makeManifest } from "../../registry/src/testing/release-tarball.ts";
import { makeSecondRelease } from "./second-release.ts";

const root = mkdtempSync(join(tmpdir(), "second-release-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("makeSecondRelease", () => {
  it("gives the copy its own version, URLs and hashes, and leaves the original unchanged", async () => {
    const files = {
      "remoteEntry.0001.js": 'publicPath = "/_fragments/mf-any/1.0.0/";',
      "style.0001.css": ".page-0001a{color:inherit}",
      "server/render.cjs": "exports.render = 1;",
    };
    const fragment = join(root, "mf-any");
    mkdirSync(join(fragment, "dist/server"), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(fragment, "dist", path), text);
    writeFileSync(join(fragment, "dist/fragment.json"), JSON.stringify(makeManifest("mf-any", "1.0.0", files)));
    writeFileSync(join(fragment, "package.json"), "{}");

    const second = join(root, "second");
    await makeSecondRelease(fragment, second, "1.0.0-bench.1");

    const entry = readFileSync(join(second, "dist/remoteEntry.0001.js"), "utf8");
    expect(entry).toBe('publicPath = "/_fragments/mf-any/1.0.0-bench.1/";');
    const manifest = fragmentManifestSchema.parse(JSON.parse(readFileSync(join(second, "dist/fragment.json"), "utf8")));
    expect(manifest.version).toBe("1.0.0-bench.1");
    const integrity = integrityOf(entry);
    expect(manifest.files["remoteEntry.0001.js"]).toEqual({ integrity, bytes: entry.length });
    expect(Object.keys(manifest.files).toSorted()).toEqual([...Object.keys(files), hashesFile].toSorted());
    expect(JSON.parse(readFileSync(join(second, "dist", hashesFile), "utf8"))).toEqual(hashesOf(manifest.files));
    expect(readFileSync(join(fragment, "dist/remoteEntry.0001.js"), "utf8")).toBe(files["remoteEntry.0001.js"]);
  });
});
