import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = (version: string) => makeFragment({ name: "mf-products", version });

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products("1.0.0")]);
  shell = await startTestShell(registry);
  await untilRevision(shell, 1);
});

/** Serves a new revision for the next test, so that only what that test sends can be refused in it. */
afterEach(async () => {
  registry.answerSnapshot(undefined);
  registry.serve([header, products("1.0.0")]);
  await untilRevision(shell, registry.snapshot().revision);
});

afterAll(() => endTestShell(shell, registry));

const signedWith = (changes: object) => JSON.stringify(registry.sign({ ...registry.snapshot(), ...changes }));
const next = () => registry.snapshot().revision + 1;
const forged = () => {
  const signed = registry.sign(registry.snapshot());
  return { ...signed, snapshot: signed.snapshot.replace("1.0.0", "1.0.1") };
};

const garbage: [string, string, () => string][] = [
  ["F-06 HTML", "malformed", () => "<!doctype html><p>hello</p>"],
  ["F-06 half a snapshot", "malformed", () => JSON.stringify(registry.sign(registry.snapshot())).slice(0, 900)],
  ["F-08 a changed byte", "bad-signature", () => JSON.stringify({ ...forged() })],
  ["F-08 no signature", "malformed", () => JSON.stringify({ snapshot: JSON.stringify(registry.snapshot()) })],
  ["F-09 an older revision", "older", () => signedWith({ revision: 0 })],
  ["F-11 a jump of more than 1000 revisions", "jumped", () => signedWith({ revision: 5000 })],
  ["the same revision with another history", "forked", () => signedWith({ head: "other" })],
  ["F-14 another environment", "other-environment", () => signedWith({ revision: next(), environment: "staging" })],
  ["F-07 an unknown schema", "unknown-schema", () => signedWith({ revision: next(), schema: 2 })],
];

describe("a shell", () => {
  it.each(garbage)("refuses %s and keeps what it has", async (_, reason, text) => {
    const { revision } = registry.snapshot();
    const refusals = () => shell.figure(`shell_snapshot_rejected_total{reason="${reason}"}`);
    const before = await refusals();
    registry.answerSnapshot((response) => void response.writeHead(200).end(text()));
    await until("the refusal", refusals, (count) => count > before);

    expect(await shell.revision()).toBe(revision);
    expect(await shell.text("/")).toContain("mf-products@1.0.0");
  });
});
