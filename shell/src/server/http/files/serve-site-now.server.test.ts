import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  shell = await startTestShell(registry);
});

afterAll(() => endTestShell(shell, registry));

async function ask(known?: string) {
  const answer = await shell.get("/_revision", { headers: known ? { "if-none-match": known } : {} });
  return { status: answer.status, tag: answer.headers.get("etag") ?? "", caching: answer.headers.get("cache-control") };
}

it("reports what is served to this visitor, privately, with a 304 as long as it is unchanged", async () => {
  registry.serve([makeFragment({ name: "mf-products", routes: ["/products/*"] })]);
  await untilRevision(shell, 1);
  const first = await ask();
  expect(first).toMatchObject({ status: 200, caching: "private, no-cache" });
  expect(await ask(first.tag)).toEqual({ ...first, status: 304 });

  registry.serve([makeFragment({ name: "mf-products", routes: ["/products/*"], version: "1.0.1" })]);
  await untilRevision(shell, 2);
  const second = await ask(first.tag);
  expect(second.status).toBe(200);
  expect(second.tag).not.toBe(first.tag);
  expect(await ask(second.tag)).toMatchObject({ status: 304 });
});
