import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([makeFragment({ name: "mf-a" })]);
  shell = await startTestShell(registry, { SHELL_REGISTRY_ROOT_KEY: makeKey().publicKey });
});
afterAll(() => endTestShell(shell, registry));

it("F-147 stops reading an endless list of keys, and keeps its current keys", async () => {
  await untilRevision(shell, 1);
  let [sent, isCut] = [0, false];
  registry.answerFile("/v1/keys", (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(4096, "x"))) sent += 4096;
    };
    response.on("drain", more);
    response.on("close", () => {
      isCut = true;
    });
    response.writeHead(200);
    more();
  });
  registry.serve([makeFragment({ name: "mf-a", version: "2.0.0" })]);
  await untilRevision(shell, 2);

  await until("the cut", () => isCut);
  // Data buffered along the way adds to the 64 KiB.
  expect(sent).toBeLessThan(8 * 2 ** 20);
  expect(await shell.figure(`shell_registry_errors_total{reason="too-large"}`)).toBeGreaterThan(0);
});
