import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import {
  type RunningShell,
  removeFolders,
  startTestShell,
  temporaryFolder,
  untilRevision,
} from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = (version: string, server?: string) =>
  makeFragment({ name: "mf-products", version, ...(server !== undefined && { server }) });

let registry: FakeRegistry;
let shells: RunningShell[];

beforeEach(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products("1.0.0")]);
  shells = [];
});

afterEach(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  await registry.close();
  await removeFolders();
});

async function start(variables: Record<string, string> = {}, log: Log = silentLog): Promise<RunningShell> {
  const shell = await startTestShell(registry, variables, log);
  shells.push(shell);
  return shell;
}

/** Returns the data folder of a closed shell that has served the first revisions. */
async function folderAfter(revisions: number): Promise<string> {
  const folder = await temporaryFolder();
  const shell = await start({ SHELL_DATA_DIR: folder });
  await untilRevision(shell, 1);
  for (let revision = 2; revision <= revisions; revision += 1) {
    registry.serve([header, products(`1.0.${revision}`)]);
    await untilRevision(shell, revision);
  }
  await shells.pop()?.close();
  return folder;
}

const rejected = (reason: string) => `shell_snapshot_rejected_total{reason="${reason}"}`;

describe("a shell", () => {
  it("serves a new revision as soon as the registry publishes it, without a restart", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    registry.serve([header, products("2.0.0")]);
    await untilRevision(shell, 2);

    expect(await shell.text("/")).toContain("mf-products@2.0.0");
  });

  it("switches to a release whose source maps the registry withholds, and serves none", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    registry.answerFile("mf-products/2.0.0/page.1.js.map", (response) => void response.writeHead(401).end());
    registry.serve([
      header,
      makeFragment({ name: "mf-products", version: "2.0.0", others: { "page.1.js.map": "{}" } }),
    ]);
    await untilRevision(shell, 2);

    expect(await shell.text("/")).toContain("mf-products@2.0.0");
    expect((await shell.get("/_fragments/mf-products/2.0.0/page.1.js.map")).status).toBe(404);
  });

  it("prepares only the changes of a new revision", async () => {
    const folder = await temporaryFolder();
    const shell = await start({ SHELL_DATA_DIR: folder });
    await untilRevision(shell, 1);
    const manifests = join(folder, "releases/manifests");
    await rm(join(manifests, "mf-header-footer"), { recursive: true });
    registry.serve([header, products("2.0.0")]);
    await untilRevision(shell, 2);

    expect(await readdir(manifests)).toEqual(["mf-products"]);
    expect(await shell.text("/")).toContain("mf-header-footer@1.0.0");
  });

  it("starts from its disk when the registry is gone", async () => {
    const folder = await folderAfter(1);
    await registry.close();
    const shell = await start({ SHELL_DATA_DIR: folder });
    await untilRevision(shell, 1);

    expect((await shell.get("/readyz")).status).toBe(200);
    expect(await shell.text("/")).toContain("mf-products@1.0.0");
    registry = await startFakeRegistry();
  });

  it("is not ready, and shows a plain error message, with neither registry nor disk", async () => {
    registry.answerSnapshot((response) => void response.writeHead(500).end());
    const shell = await start();
    const page = await shell.get("/zh");

    expect((await shell.get("/readyz")).status).toBe(503);
    expect((await shell.get("/healthz")).status).toBe(200);
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("2");
    expect(await page.text()).toContain("网站正在启动");
  });

  it("keeps serving while the registry hangs", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    registry.answerSnapshot(() => undefined);
    await until(
      "a question that hangs",
      () => registry.snapshotQuestions(),
      (seen) => seen > 1,
    );

    expect(await shell.text("/")).toContain("mf-products@1.0.0");
  });

  it("F-05 respects the registry's Retry-After", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    const refuse = (response: ServerResponse) => {
      askedAt.push(performance.now());
      response.writeHead(429, { "retry-after": "2" }).end();
    };
    const askedAt: number[] = [];
    await until("a second question, with an event at every look", () => {
      registry.answerSnapshot(refuse);
      return askedAt.length > 1;
    });

    const [first = 0, second = 0] = askedAt;
    expect(second - first).toBeGreaterThan(1900);
  });

  it("F-07 accepts a snapshot with unknown fields", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    registry.serve([header, products("1.1.0")], { novelty: true } as object);

    await untilRevision(shell, 2);
  });

  it("F-09 refuses an older revision even after a restart", async () => {
    const old = registry.snapshot();
    const folder = await folderAfter(2);
    registry.answerSnapshot((response) => void response.writeHead(200).end(JSON.stringify(registry.sign(old))));
    const shell = await start({ SHELL_DATA_DIR: folder });
    await until(
      "the refusal",
      () => shell.figure(rejected("older")),
      (seen) => seen > 0,
    );

    expect(await shell.revision()).toBe(2);
  });

  it("F-13 stops reading an endless snapshot", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    let isCut = false;
    registry.answerSnapshot((response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, "x"))) continue;
      };
      response.on("drain", more);
      response.on("close", () => {
        isCut = true;
      });
      response.writeHead(200);
      more();
    });
    await until("the cut", () => isCut);

    expect(await shell.figure(`shell_registry_errors_total{reason="too-large"}`)).toBeGreaterThan(0);
    expect(await shell.revision()).toBe(1);
  });

  it("F-15 starts from the previous snapshot when the newest on disk is broken, and keeps three", async () => {
    const folder = await folderAfter(4);
    const snapshots = join(folder, "snapshots", "production");
    const kept = (await readdir(snapshots)).filter((name) => /^\d/.test(name)).sort();
    await truncate(join(snapshots, "4.json"), 100);
    await writeFile(join(snapshots, "3.json"), "");
    registry.answerSnapshot((response) => void response.writeHead(500).end());
    const shell = await start({ SHELL_DATA_DIR: folder });
    await untilRevision(shell, 2);

    expect(kept).toEqual(["2.json", "3.json", "4.json"]);
    expect(await shell.text("/")).toContain("mf-products@1.0.2");
  });

  it("F-15 starts from the previous snapshot while the newest is not ready, and serves that once it is", async () => {
    const folder = await folderAfter(3);
    await rm(join(folder, "releases/files"), { recursive: true });
    registry.answerFile("mf-products/1.0.3/page.1.js", (response) => void response.writeHead(503).end());
    registry.answerSnapshot((response) => void response.writeHead(500).end());
    const shell = await start({ SHELL_DATA_DIR: folder });
    await untilRevision(shell, 2);
    registry.answerFile("mf-products/1.0.3/page.1.js", undefined);

    await untilRevision(shell, 3);
  });

  const unready: [string, () => void][] = [
    ["names a file that is not there", () => lie("page.1.js", 404, "")],
    ["names a file with other bytes", () => lie("server/render.cjs", 200, "exports.render = () => {}")],
    ["holds a server bundle that does not load", () => undefined],
  ];
  const lie = (path: string, status: number, body: string) =>
    registry.answerFile(`mf-products/2.0.0/${path}`, (response) => void response.writeHead(status).end(body));

  it.each(unready)("F-16 does not serve a revision that %s", async (what, arrange) => {
    const shell = await start();
    await untilRevision(shell, 1);
    arrange();
    const server = what.includes("load") ? "throw new Error('not today')" : undefined;
    registry.serve([header, products("2.0.0", server)]);
    await until(
      "the failure",
      () => shell.figure("shell_snapshot_not_ready_total"),
      (seen) => seen > 0,
    );

    expect(await shell.revision()).toBe(1);
    expect(await shell.text("/")).toContain("mf-products@1.0.0");
    registry.answerFile("mf-products/2.0.0/page.1.js", undefined);
    registry.answerFile("mf-products/2.0.0/server/render.cjs", undefined);
    registry.serve([header, products("3.0.0")]);
    await untilRevision(shell, 3);
  });

  it("serves a revision automatically once its files are available", async () => {
    const shell = await start();
    await untilRevision(shell, 1);
    lie("page.1.js", 503, "");
    registry.serve([header, products("2.0.0")]);
    await until(
      "the failure",
      () => shell.figure("shell_snapshot_not_ready_total"),
      (seen) => seen > 0,
    );
    registry.answerFile("mf-products/2.0.0/page.1.js", undefined);

    await untilRevision(shell, 2);
  });

  it("reports no broken release when it is stopped during a download", async () => {
    const errors: unknown[] = [];
    const log = { ...silentLog, error: ({ event }: { event: unknown }) => void errors.push(event) } as Log;
    const shell = await start({}, log);
    await untilRevision(shell, 1);
    const requested = Promise.withResolvers<void>();
    registry.answerFile("mf-products/2.0.0/page.1.js", () => requested.resolve());
    registry.serve([header, products("2.0.0")]);
    await requested.promise;
    await shells.pop()?.close();

    expect(errors).not.toContain("snapshot.not_ready");
  });

  it("shows fallbacks when the only known revision has a broken release", async () => {
    registry.serve([header, products("2.0.0", "throw new Error('not today')")]);
    const shell = await start();
    await untilRevision(shell, 2);
    const html = await shell.text("/");

    expect(html).toContain("mf-header-footer@1.0.0 header");
    expect(html).toContain("main temporarily unavailable");
  });

  it("F-10 keeps serving an expired snapshot, and notifies the operator", async () => {
    registry.serve([header, products("1.0.0")], { expiresAt: new Date(Date.now() - 1000).toISOString() });
    const shell = await start();
    await untilRevision(shell, 2);

    expect(await shell.text("/")).toContain("mf-products@1.0.0");
    expect(await shell.figure("shell_snapshot_expired")).toBe(1);
  });

  it("assigns a canary to the same visitors every time, independently for each fragment", async () => {
    const canary = (percent: number) => ({
      stable: products("1.0.0"),
      canary: { release: products("2.0.0"), percent },
    });
    registry.serve([header, canary(50)]);
    const shell = await start();
    await untilRevision(shell, 2);
    const first = await shell.get("/");
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith("visitor=")) ?? "";
    const version = /mf-products@(\d)/.exec(await first.text())?.[1];

    expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    for (let visit = 0; visit < 5; visit += 1) {
      const again = await shell.text("/", { headers: { cookie: cookie.split(";")[0] ?? "" } });
      expect(again).toContain(`mf-products@${version}.0.0`);
    }
    registry.serve([header, canary(100)]);
    await untilRevision(shell, 3);
    expect(await shell.text("/")).toContain("mf-products@2.0.0");
  });
});
