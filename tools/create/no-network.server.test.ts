import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { runToEnd } from "../processes/run-to-end.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "offline-"));
  await mkdir(join(folder, "package"));
  await writeFile(join(folder, "package/package.json"), JSON.stringify({ name: "@zhian/fragment", version: "1.1.0" }));
  const pack = ["npm", "pack", "--pack-destination", folder];
  const { code, output } = await runToEnd(pack, { cwd: join(folder, "package") });
  if (code !== 0) throw new Error(output);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("F-203 without a network, the repository is still written, and the error says what to do", async () => {
  const tarball = join(folder, "zhian-fragment-1.1.0.tgz");
  const create = [process.execPath, join(import.meta.dirname, "main.ts"), "mf-disk", "--package", tarball];
  const { code, output } = await runToEnd(create, {
    cwd: folder,
    env: {
      ...process.env,
      npm_config_cache: join(folder, "cache"),
      npm_config_fetch_retries: "0",
      npm_config_loglevel: "silent",
      npm_config_registry: "http://127.0.0.1:9/",
    },
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /mf-disk was created, but npm install failed there\. npm cannot reach its registry\. Check the network/,
  );
  expect(existsSync(join(folder, "mf-disk/src/fragment.ts"))).toBe(true);
});
