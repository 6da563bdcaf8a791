import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { brokenServer, type Way } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });

/** Each fault has its own fragment, so that an open circuit does not hide the next fault. */
const fragmentOf = (way: Way) =>
  makeFragment({ name: `mf-${way}`, routes: [`/at-${way}/*`], renderBudgetMs: 800, server: brokenServer });
const ways: Way[] = [
  "throws",
  "loops",
  "fills-heap",
  "never-answers",
  "50-mib",
  "2-mib-head",
  "exits",
  "aborts",
  "no-html",
  "adds-redirect",
  "replaces-global",
  "replaces-json",
  "pollutes-and-throws",
];

let registry: FakeRegistry;
let shell: RunningShell;
/** Warnings and errors that the shell logged: they explain why a page is wrong. */
const said: unknown[] = [];
const note = (...line: unknown[]) => void said.push(line);
const log = { ...silentLog, warn: note, error: note } as Log;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, ...[...ways, "environment"].map((way) => fragmentOf(way as Way))]);
  shell = await startTestShell(registry, { SHELL_WORKER_HEAP_MB: "32", SHELL_MIN_RENDER_MS: "15000" }, log);
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

const faults: [string, Way, string][] = [
  ["F-67 throws", "throws", "threw"],
  ["F-68 loops forever", "loops", "timed-out"],
  ["F-69 fills its heap", "fills-heap", "out-of-memory"],
  ["F-72 never answers", "never-answers", "timed-out"],
  ["F-73 answers with 50 MiB", "50-mib", "too-large"],
  ["F-73 decides on a head of 2 MiB", "2-mib-head", "too-large"],
  ["F-75 calls process.exit", "exits", "threw"],
  ["F-75 calls process.abort", "aborts", "threw"],
  ["answers without HTML", "no-html", "malformed"],
  ["F-74 adds to Object.prototype", "adds-redirect", "polluted"],
  ["F-74 replaces a global", "replaces-global", "polluted"],
  ["F-74 replaces JSON.stringify", "replaces-json", "polluted"],
  ["F-74 adds to Array.prototype, and throws", "pollutes-and-throws", "polluted"],
];

describe("a server bundle that", () => {
  it.each(faults)("%s loses its slot, and nothing else", async (_, way, outcome) => {
    const pid = await shell.figure("process_start_time_seconds");
    const answer = await shell.get(`/at-${way}/${way}`);
    const html = await answer.text();

    expect(answer.status).toBe(200);
    const hasHeader = html.includes("mf-header-footer@1.0.0 header");
    expect({ hasHeader, why: hasHeader ? [] : said }).toEqual({ hasHeader: true, why: [] });
    expect(html).toMatch(
      /id="slot-main"[^>]*data-outcome="fallback"[^>]*><h1[^>]*>[^<]+<\/h1><p>main temporarily unavailable/,
    );
    const counted = new RegExp(
      `^shell_render_seconds_count{fragment="mf-${way}",version="1.0.0",outcome="(.+)"} (.+)$`,
      "gm",
    );
    const outcomes = [...(await shell.figures()).matchAll(counted)].map(([, what, count]) => [what, Number(count)]);
    expect(outcomes).toEqual([[outcome, 1]]);
    expect(await shell.figure("process_start_time_seconds")).toBe(pid);
    await until(
      "the worker is replaced",
      () => shell.text(`/at-${way}/fine`),
      (html) => html.includes("works, render"),
    );
  });

  it("F-76 reads its environment finds it empty, even of what another render wrote", async () => {
    expect(await shell.text("/at-environment/writes-environment")).toContain("works, render");
    expect(await shell.text("/at-environment/environment")).toContain("env {} argv 2");
  });

  it("F-76 tries to signal its own process, read files or open sockets finds no way to", async () => {
    const pid = shell.rendererPid();

    expect(await shell.text("/at-environment/reaches")).toContain("reached []");
    expect(await shell.text("/at-environment/kills-process")).toContain("main temporarily unavailable");
    expect(shell.rendererPid()).toBe(pid);
  });

  it("fails five times is skipped for a while", async () => {
    for (let count = 0; count < 5; count += 1) await shell.text(`/at-throws/throws?${count}`);
    const refused = `shell_render_seconds_count{fragment="mf-throws",version="1.0.0",outcome="circuit-open"}`;
    const before = await shell.figure(refused);
    let again = 0;
    // The first may come so late that it is let through to see whether the fragment works again.
    await until("a render that is refused", async () => {
      again += 1;
      await shell.text(`/at-throws/throws?again=${again}`);
      return (await shell.figure(refused)) > before;
    });
    expect(await shell.figure(`shell_circuit_open{fragment="mf-throws",version="1.0.0"}`)).toBe(1);
  });
});

describe("the renderer process", () => {
  it("is restarted when it dies, and still knows its releases", async () => {
    const starts = await shell.figure("shell_renderer_starts_total");
    process.kill(shell.rendererPid() ?? 0, "SIGKILL");

    await until(
      "a new renderer",
      () => shell.figure("shell_renderer_starts_total"),
      (seen) => seen === starts + 1,
    );
    await until(
      "pages again",
      () => shell.text("/at-loops/fine"),
      (html) => html.includes("works, render"),
    );
  });
});
