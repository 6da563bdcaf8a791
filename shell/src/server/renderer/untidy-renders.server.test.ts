import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";
import { linesAtOnce } from "./host/limit-output.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const untidy = makeFragment({ name: "mf-untidy", routes: ["/at-untidy/*"], server: brokenServer });
// Apart, since the others' worker may be replaced meanwhile, and its replacement logs anew.
const flooding = makeFragment({ name: "mf-flooding", routes: ["/at-flooding/*"], server: brokenServer });

interface Line {
  facts: Record<string, unknown>;
  text: string;
}
const infos: Line[] = [];
const warnings: Line[] = [];
const keep = (lines: Line[]) => (facts: Line["facts"], text: string) => void lines.push({ facts, text });
const log = { ...silentLog, info: keep(infos), warn: keep(warnings) } as Log;

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, untidy, flooding]);
  shell = await startTestShell(registry, {}, log);
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

describe("a page whose server bundle", () => {
  const leftBy = (kind: string) =>
    shell.figure(`shell_left_behind_total{fragment="mf-untidy",version="1.0.0",kind="${kind}"}`);
  /** The leftovers of one kind in the log. */
  const toldOf = (kind: string) =>
    warnings.filter(({ facts }) => {
      const left = Array.isArray(facts["left"]) ? facts["left"] : [];
      return facts["event"] === "render.leaked" && left.some((one: { kind: string }) => one.kind === kind);
    });

  it("F-135 leaves an interval is complete, and another worker takes over", async () => {
    const inWorker = async () => /thread (0\.\d+)/.exec(await shell.text(`/at-untidy/thread?${Math.random()}`))?.[1];
    const first = await inWorker();
    expect(await shell.text("/at-untidy/leaves-interval")).toContain("works, render");

    await until("another worker", inWorker, (thread) => thread !== undefined && thread !== first);
    expect(await leftBy("timer")).toBe(1);
    const left = [{ kind: "timer", detail: expect.stringMatching(/^Timeout started at .*release\.cjs:\d+/) }];
    expect(toldOf("timer").map(({ facts }) => facts)).toEqual([
      { fragment: "mf-untidy", version: "1.0.0", event: "render.leaked", left },
    ]);
  });

  it("F-75 leaves a rejection unhandled is complete, and the log reports it", async () => {
    expect(await shell.text("/at-untidy/rejects")).toContain("works, render");

    await until(
      "a line in the log",
      async () => toldOf("error").length,
      (lines) => lines === 1,
    );
    expect(await leftBy("error")).toBe(1);
  });

  it.each([
    ["F-75 throws in a callback", "throws-in-callback", "threw"],
    ["F-138 generates code from a string", "evaluates", "threw"],
    ["F-139 decides on a malformed head", "odd-head", "malformed"],
  ])("%s shows its fallback", async (_, way, outcome) => {
    const counted = `shell_render_seconds_count{fragment="mf-untidy",version="1.0.0",outcome="${outcome}"}`;
    const before = await shell.figure(counted);
    expect(await shell.text(`/at-untidy/${way}`)).toContain("main temporarily unavailable");
    expect(await shell.figure(counted)).toBe(before + 1);
  });

  it("F-137 writes 10,000 lines is complete; the log has the first of them, and a count of the rest", async () => {
    expect(await shell.text("/at-flooding/floods")).toContain("works, render");

    await until(
      "that there were more",
      async () => toldOf("output").length,
      (lines) => lines > 0,
    );
    expect(await shell.text("/at-flooding/after")).toContain("works, render");
    const written = infos.filter(({ text }) => text.startsWith("line "));
    expect(written.flatMap(({ text }) => text.trimEnd().split("\n"))).toHaveLength(linesAtOnce);
    expect(toldOf("output")).toHaveLength(1);
  });
});
