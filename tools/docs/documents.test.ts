import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import * as z from "zod";

const root = join(import.meta.dirname, "../..");
const documents = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md", { cwd: root }),
];
const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function read(path: string) {
  return readFileSync(join(root, path), "utf8");
}

describe.each(documents)("%s", (document) => {
  const text = read(document);

  it("names only files that exist", () => {
    const named = [...text.matchAll(/`((?:shell|shared|registry|api|bench|tools|docs|mf-[a-z-]+)\/[\w./-]*)`/g)].map(
      ([, path = ""]) => path,
    );
    // A build creates this folder, perhaps while this test runs.
    const kept = named.filter((path) => !/\/dist(\/|$)/.test(path));
    expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("links only to pages that exist", () => {
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = ""]) => path);
    expect(linked.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
  });

  it("shows only npm commands that package.json has", () => {
    const { scripts } = scriptsSchema.parse(JSON.parse(read("package.json")));
    const own = [...text.matchAll(/^npm (?:run )?(start|test|dev|bench|check|jest|new-fragment)\b/gm)].map(
      ([, name = ""]) => name,
    );
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
  });
});
