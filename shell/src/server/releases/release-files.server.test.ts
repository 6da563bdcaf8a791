import { setImmediate as nextTurn } from "node:timers/promises";
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

it("writes nothing once it has stopped, although its caller gave the release up earlier", async () => {
  const asked = Promise.withResolvers<void>();
  const text = release.files["large.1.js"] ?? "";
  registry.answerFile("mf-a/1.0.0/large.1.js", (response) => {
    response.writeHead(200).end(text, () => asked.resolve());
  });
  const files = createReleaseFiles(await temporaryFolder(), registry.url);
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  void files.keep(release.manifest, "large.1.js").then(settle, settle);
  await asked.promise;
  // The file has been received, and takes many turns to be compressed and written.
  await nextTurn();

  await files.stop();

  expect(isSettled).toBe(true);
});

it("downloads nothing once it has stopped", async () => {
  const files = createReleaseFiles(await temporaryFolder(), registry.url);
  await files.stop();

  await expect(files.keep(release.manifest, "page.1.js")).rejects.toThrow(/page\.1\.js: no response/);
});
