import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { brokenServer } from "../../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../../testing/running-shell.ts";
import { settledBytes } from "../../testing/settled-bytes.ts";

const all = makeFragment({ name: "mf-all", routes: ["/*"], server: brokenServer });
const filling = makeFragment({ name: "mf-filling", routes: ["/filling/*"], server: brokenServer });

let registry: FakeRegistry;
let shell: RunningShell;
/** Warnings that the shell logged: they explain why a page failed. */
let warnings: unknown[] = [];
const warn = (...said: unknown[]) => void warnings.push(said);
const log = { ...silentLog, warn } as Log;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([all, filling]);
  // Enough time to fill memory on machines that are slow to allocate it.
  const settings = { SHELL_WORKER_HEAP_MB: "64", SHELL_MIN_RENDER_MS: "300000", SHELL_RENDERER_MAX_RSS_MB: "1000" };
  shell = await startTestShell(registry, settings, log);
  await untilRevision(shell, 1);
});

afterAll(() => endTestShell(shell, registry));

const rss = () => shell.figure("shell_renderer_rss_bytes");
/** The number of a page's render in its thread, counted from 1; NaN if the render failed. */
const renderOf = (html: string) => Number(/works, render (\d+)/.exec(html)?.[1] ?? Number.NaN);

describe("the memory of the renderer", () => {
  it("F-73 grows by 16 MiB at most when a release answers with 50 MiB or decides on 2 MiB", async () => {
    for (let count = 0; count < 20; count += 1) await shell.text(`/fine?${count}`);
    const before = await settledBytes(rss);
    const held: number[] = [];
    for (const way of ["50-mib", "2-mib-head", "50-mib", "2-mib-head"]) {
      expect(await shell.text(`/${way}?${held.length}`)).toContain("main temporarily unavailable");
      held.push(await rss());
    }

    expect((Math.max(...held) - before) / 2 ** 20).toBeLessThanOrEqual(16);
  });

  it("F-70 is watched as a whole, so that a release that fills it outside its heap is ended", async () => {
    const [before, pid] = [await rss(), shell.rendererPid()];

    expect(await shell.text("/filling/fills-buffers")).toContain("main temporarily unavailable");
    const ended = `shell_render_seconds_count{fragment="mf-filling",version="1.0.0",outcome="out-of-memory"}`;
    expect(await shell.figure(ended)).toBe(1);
    await until(
      "memory is given back",
      () => rss(),
      (seen) => seen < before + 100 * 2 ** 20,
    );
    expect(shell.rendererPid()).toBe(pid);
    await until(
      "others render",
      () => shell.text("/fine"),
      (html) => html.includes("works, render"),
    );
  });

  it.each(["leaks-heap", "leaks-buffers"])(
    "F-71 is reclaimed from a release that %s with each page, and no page fails",
    async (way) => {
      const renders: number[] = [];
      warnings = [];
      for (let left = 50; left > 0; left -= 1) {
        const pages = Array.from({ length: 4 }, (_, index) => shell.text(`/${way}?${left}-${index}`));
        renders.push(...(await Promise.all(pages)).map(renderOf));
      }
      const [latest] = renders.slice(-1);

      const failed = renders.filter(Number.isNaN);
      expect({ failed, why: failed.length > 0 ? warnings : [] }).toEqual({ failed: [], why: [] });
      // A thread that rendered all of them would hold 200 MiB, but may only hold 64.
      expect(latest).toBeLessThan(200);
      expect(await shell.figure(`shell_render_seconds_count{fragment="mf-all",version="1.0.0",outcome="exited"}`)).toBe(
        0,
      );
      expect(
        await shell.figure(`shell_render_seconds_count{fragment="mf-all",version="1.0.0",outcome="out-of-memory"}`),
      ).toBe(0);
    },
  );
});
