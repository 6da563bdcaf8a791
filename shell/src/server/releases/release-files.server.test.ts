import { once } from "node:events";
import { watch } from "node:fs";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { removeFolders, temporaryFolder } from "../testing/running-shell.ts";
import { createReleaseFiles } from "./release-files.ts";

const release = makeFragment({ name: "mf-a", others: { "large.1.js": "/* a line */\n".repeat(200_000) } });
let registry: FakeRegistry;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([release]);
});
afterAll(async () => {
  await registry.close();
  await removeFolders();
});

it("completes the files that are being written before it has stopped", async () => {
  const folder = await temporaryFolder();
  const watcher = watch(folder);
  const files = createReleaseFiles(folder, registry.url);
  const outcomes = Promise.allSettled([files.keep(release.manifest, "large.1.js")]);
  // The download has ended: the file's Brotli variant is written first.
  await once(watcher, "change");
  watcher.close();

  await files.stop();
  await rm(folder, { recursive: true });

  // A write that was still in progress would have failed.
  expect(await outcomes).toMatchObject([{ status: "fulfilled" }]);
});

it("downloads nothing once it has stopped", async () => {
  const files = createReleaseFiles(await temporaryFolder(), registry.url);
  await files.stop();

  await expect(files.keep(release.manifest, "page.1.js")).rejects.toThrow(/page\.1\.js: no response/);
});
