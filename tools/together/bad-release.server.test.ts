import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type RunningShell, removeFolders, untilRevision } from "../../shell/src/server/testing/running-shell.ts";
import { startTogether, type Together, visit, visitorHeaders } from "./start-together.ts";

let together: Together;
let shell: RunningShell;

beforeAll(async () => {
  together = await startTogether();
  for (const name of ["mf-field", "mf-browser", "mf-refused"]) {
    await together.publish(name, "1.0.0");
    await together.change(name, { action: "promote", version: "1.0.0" });
  }
  shell = await together.startShell();
});
afterAll(async () => {
  await together.close();
  await removeFolders();
});

const visitors = Array.from({ length: 400 }, (_, visitor) => visitor);
const isTakenBack = async () => (await together.last())["by"] === "registry";

/** Visitors come in groups of ten, until the registry rolls the release back. */
async function visitUntilTakenBack(
  path: string,
  onVisit: (seen: Awaited<ReturnType<typeof visit>>, visitor: number) => unknown,
) {
  for (let round = 0; !(await isTakenBack()); round += 1) {
    if (round > 500) throw new Error("5000 visits, and the release is still out");
    const some = visitors.slice((round * 10) % visitors.length).slice(0, 10);
    await Promise.all(
      some.map(async (visitor) => onVisit(await visit(shell, `${path}/visit/${round}-${visitor}`, visitor), visitor)),
    );
  }
}

describe("F-28 a canary that fails on a fifth of its pages", () => {
  it("is rolled back automatically, and nobody sees it again", async () => {
    await together.publish(
      "mf-field",
      "2.0.0",
      "if (request.url.includes('visit') && (count += 1) % 5 === 0) throw new Error('bad');",
    );
    await together.change("mf-field", { action: "canary", version: "2.0.0", percent: 25 });
    const exposed = new Set<number>();
    let pages = 0;
    let fiftiethAt = 0;
    await visitUntilTakenBack("/field", ({ status, version }, visitor) => {
      expect(status).toBe(200);
      if (version !== "2.0.0") return;
      exposed.add(visitor);
      pages += 1;
      if (pages === 50) fiftiethAt = Date.now();
    });
    await untilRevision(shell, await together.registry.revision());
    const backAt = Date.now();

    expect(await together.last()).toMatchObject({ action: "rollback", from: "2.0.0", served: { stable: "1.0.0" } });
    const [, counted] = /for 2\.0\.0, \d+ of (\d+) pages failed/.exec(String((await together.last())["reason"])) ?? [];
    expect(Number(counted)).toBeGreaterThanOrEqual(50);
    expect(backAt - fiftiethAt).toBeLessThan(60_000);
    // Of the same 400 visitors; about a quarter, as far as a hash distributes them.
    expect(exposed.size).toBeLessThanOrEqual(0.3 * visitors.length);
    const again = await Promise.all([...exposed].map((visitor) => visit(shell, "/field/again", visitor)));
    expect(new Set(again.map(({ version }) => version))).toEqual(new Set(["1.0.0"]));
    await expect(together.change("mf-field", { action: "promote", version: "2.0.0" })).rejects.toThrow("withdrawn");
  });
});

describe("F-28 a release that breaks only in the browser", () => {
  it("is rolled back because of browsers' reports about pages they were served", async () => {
    await together.publish("mf-browser", "2.0.0");
    await together.change("mf-browser", { action: "canary", version: "2.0.0", percent: 50 });
    await visitUntilTakenBack("/browser", async ({ version, requestId }, visitor) => {
      if (version !== "2.0.0" || visitor % 2 === 0) return;
      const body = JSON.stringify({ type: "fragment", kind: "broken", fragment: "mf-browser", version, requestId });
      await shell.get("/_reports", { method: "POST", body, headers: visitorHeaders(visitor) });
    });

    expect(await together.last()).toMatchObject({
      fragment: "mf-browser",
      action: "rollback",
      reason: expect.stringContaining("browser "),
    });
  });

  it("is not rolled back because of a thousand reports from one visitor", async () => {
    await together.publish("mf-browser", "3.0.0");
    await together.change("mf-browser", { action: "promote", version: "3.0.0" });
    for (const visitor of visitors.slice(0, 60)) await visit(shell, `/browser/visit/${visitor}`, visitor);
    for (let times = 0; times < 10; times += 1) {
      const { requestId } = await visit(shell, `/browser/visit/${times}`, 7);
      const body = JSON.stringify({
        type: "fragment",
        kind: "broken",
        fragment: "mf-browser",
        version: "3.0.0",
        requestId,
      });
      await Promise.all(
        Array.from({ length: 100 }, () => shell.get("/_reports", { method: "POST", body, headers: visitorHeaders(7) })),
      );
    }
    await until("the counts", async () => {
      const { pages = 0, failedPages = 0 } = Object((await together.status("mf-browser"))["health"]);
      return pages >= 60 && failedPages > 0;
    });

    expect(await together.last()).toMatchObject({ fragment: "mf-browser", action: "promote", version: "3.0.0" });
    expect(await together.status("mf-browser")).toMatchObject({ health: { verdict: "healthy" } });
  });
});

describe("F-16 a release that cannot be served", () => {
  it("is refused on promote if one of its files is missing from the store", async () => {
    await together.publish("mf-refused", "1.5.0", "// its own bytes");
    const objects = join(together.registry.dataDir, "files/objects");
    await rm(objects, { recursive: true });
    await expect(together.change("mf-refused", { action: "promote", version: "1.5.0" })).rejects.toThrow(
      "file-missing",
    );
    expect((await visit(shell, "/refused/visit", 1)).version).toBe("1.0.0");
  });
});
