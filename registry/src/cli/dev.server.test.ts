import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { runCli } from "./run.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fragments-dev-"));
  await writeFile(join(folder, "package.json"), "{}");
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  [[], 2, "fragments dev needs --site."],
  [["--site", "https://www.example.com", "--port", "any"], 2, "--port must be a number."],
  [["mf-nowhere", "--site", "https://www.example.com"], 1, "is not a fragment"],
  // Nothing listens on this port; the program that the command runs prints the reason.
  [["--site", "http://127.0.0.1:9"], 1, "The local site stopped."],
])("fragments dev %j exits with %d and says why", async (argv, code, says) => {
  const out: string[] = [];
  const put = (text: string) => void out.push(text);
  const ended = await runCli({ argv: ["dev", ...argv], env: {}, cwd: folder, print: put, complain: put });
  expect([ended, out.join("\n")]).toEqual([code, expect.stringContaining(says)]);
});
