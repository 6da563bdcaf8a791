import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BuildOrder, BuildOutcome } from "./build-process.ts";
import { createBuildQueue } from "./build-queue.ts";

let logDir: string;
beforeAll(() => {
  logDir = mkdtempSync(join(tmpdir(), "build-queue-"));
});
afterAll(() => rmSync(logDir, { recursive: true }));

/** Processes whose builds end when the test decides. */
function createProcesses() {
  const running = new Map<string, (outcome: BuildOutcome) => void>();
  const begun: string[] = [];
  let started = 0;
  let ended = 0;
  return {
    begun,
    counts: () => ({ started, ended }),
    finish: (workspace: string, outcome: BuildOutcome) => running.get(workspace)?.(outcome),
    start() {
      started += 1;
      return {
        build({ workspace }: BuildOrder) {
          begun.push(workspace);
          return new Promise<BuildOutcome>((resolve) => running.set(workspace, resolve));
        },
        end: async () => void (ended += 1),
      };
    },
  };
}

const job = (workspace: string) => ({ root: "/site", logDir, workspace });
const built = { isBuilt: true, text: "12 files" };

describe("createBuildQueue", () => {
  it("builds two at a time, in order, and reuses a process", async () => {
    const processes = createProcesses();
    const queue = createBuildQueue(() => undefined, processes.start);
    const [first, second, third] = ["shell", "mf-a", "mf-b"].map((name) => queue.add(job(name)));

    expect(processes.begun).toEqual(["shell", "mf-a"]);
    processes.finish("mf-a", built);
    await second;
    expect(processes.begun).toEqual(["shell", "mf-a", "mf-b"]);
    processes.finish("shell", built);
    processes.finish("mf-b", built);
    await Promise.all([first, third]);
    await queue.end();
    expect(processes.counts()).toEqual({ started: 2, ended: 2 });
  });

  it("reports its progress", async () => {
    const processes = createProcesses();
    const said: string[] = [];
    const queue = createBuildQueue((text) => said.push(text), processes.start);
    const done = queue.add(job("shell"));
    processes.finish("shell", built);
    await done;

    expect(said).toContain("0 of 1 built, now shell");
    expect(said.at(-1)).toBe("1 of 1 built");
  });

  it("starts no further build after a failure, and shows and keeps its errors", async () => {
    const processes = createProcesses();
    const queue = createBuildQueue(() => undefined, processes.start);
    const [broken, beside, waiting] = ["mf-a", "mf-b", "mf-c"].map((name) => queue.add(job(name)));
    processes.finish("mf-a", { isBuilt: false, text: "page.tsx is missing" });

    await expect(broken).rejects.toThrow("mf-a failed to build:\npage.tsx is missing");
    await expect(waiting).rejects.toThrow("mf-a failed to build");
    await expect(queue.add(job("mf-d"))).rejects.toThrow("mf-a failed to build");
    processes.finish("mf-b", built);
    await beside;
    expect(processes.begun).toEqual(["mf-a", "mf-b"]);
    expect(readFileSync(join(logDir, "build-mf-a.log"), "utf8")).toBe("page.tsx is missing\n");
  });
});
