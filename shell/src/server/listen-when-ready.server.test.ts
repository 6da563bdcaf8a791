import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "./testing/fake-registry.ts";
import { makeFragment } from "./testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell } from "./testing/running-shell.ts";

let registry: FakeRegistry;
const shells: RunningShell[] = [];

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([makeFragment({ name: "mf-products", version: "1.0.0" })]);
});
afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  await registry.close();
  await removeFolders();
});

async function firstAnswer(variables: Record<string, string>): Promise<number> {
  const shell = await startTestShell(registry, variables);
  shells.push(shell);
  return (await shell.get("/readyz")).status;
}

it("opens its port only once it is ready, for an edge that routes by open ports", async () => {
  expect(await firstAnswer({ SHELL_LISTEN_WHEN_READY: "true" })).toBe(200);
  expect(await firstAnswer({})).toBe(503);
});
