import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { changedFiles } from "./changed-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@one.example", ...args], { cwd: root });

it("names changed and new files, but no deleted or ignored ones", async () => {
  git("init", "-q");
  for (const name of ["kept.ts", "changed.ts", "deleted.ts"]) writeFileSync(join(root, name), "1");
  writeFileSync(join(root, ".gitignore"), "ignored.ts\n");
  git("add", "-A");
  git("commit", "-qm", "first");
  writeFileSync(join(root, "changed.ts"), "2");
  for (const name of ["new file.ts", "ignored.ts"]) writeFileSync(join(root, name), "1");
  rmSync(join(root, "deleted.ts"));

  expect(await changedFiles(root, "HEAD")).toEqual(["changed.ts", "new file.ts"]);
});

it("reports that a git repository is missing", async () => {
  await expect(changedFiles(root, "HEAD")).rejects.toThrow("can only be determined in a git repository");
});
