import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { runCli } from "./run.ts";

let registry: RunningRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
  for (const version of ["1.0.0", "1.1.0"]) await registry.publish({ name: "mf-a", version });
});
afterAll(() => registry.close());

async function fragments(...argv: string[]) {
  const out: string[] = [];
  const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
  const put = (text: string) => void out.push(text);
  const code = await runCli({ argv, env, cwd: registry.dataDir, print: put, complain: put });
  return { code, lines: out.join("\n").split("\n") };
}

async function tell(report: object): Promise<void> {
  const token = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
  const body = { shell: "shell-one", revision: 1, counts: [], ...report };
  await registry.post("/v1/environments/production/health", body, { authorization: `Bearer ${token}` });
}

describe("fragments status", () => {
  it("reports a canary's health, and releases that shells reject", async () => {
    await fragments("promote", "mf-a", "1.0.0", "--no-watch");
    expect((await fragments("status")).lines).toHaveLength(3);

    await fragments("canary", "mf-a", "1.1.0", "--percent", "5");
    const releases = [{ fragment: "mf-a", version: "1.1.0", problem: "it does not load", isLasting: false }];
    const counted = { fragment: "mf-a", revision: 2, failed: {}, clients: 0 };
    const counts = [
      { ...counted, version: "1.0.0", pages: 190 },
      { ...counted, version: "1.1.0", pages: 10, failed: { threw: 1 } },
    ];
    await tell({ counts, refused: { revision: 2, releases } });
    await tell({ shell: "shell-two", revision: 2 });

    expect((await fragments("status")).lines[0]).toBe("production, revision 2. 2 shells report, 1 at this revision.");
    expect((await fragments("status")).lines.slice(3)).toEqual([
      "mf-a 1.1.0 is inconclusive: 10 pages, 10 % failed, 50 needed for a verdict; 1.0.0: 190 pages, 0 % failed",
      "mf-a 1.1.0 is refused by 1 shell: it does not load",
    ]);
  });

  it("reports on request each release's field data for the last hour", async () => {
    const of = { fragment: "mf-a", version: "1.0.0", revision: 2, route: "/a/*", device: "phone", connection: "fast" };
    const vitals = [
      { ...of, vital: "lcp", minutesAgo: 3, buckets: { "55": 60 } },
      { ...of, vital: "inp", minutesAgo: 2, buckets: { "35": 60 } },
      { ...of, vital: "cls", minutesAgo: 1, buckets: { "20": 49 } },
    ];
    await tell({ revision: 2, vitals });

    const { lines } = await fragments("status", "--field");
    expect(lines.slice(-2)).toEqual([
      "mf-a 1.0.0 in the last hour: 190 pages, 0 % failed; p75 LCP 2000 ms, INP 120 ms",
      "mf-a 1.1.0 (canary) in the last hour: 10 pages, 10 % failed; too few pages for vitals",
    ]);
    const { field } = JSON.parse((await fragments("status", "--field", "--json")).lines.join("\n"));
    expect(field[0]).toMatchObject({ name: "mf-a", releases: [{ version: "1.0.0", pages: 190, failedPages: 0 }, {}] });
  });

  it("reports when monitoring of a promoted release ends", async () => {
    await fragments("promote", "mf-a", "1.1.0");
    const note = (await fragments("status")).lines[3];
    expect(note).toMatch(/^mf-a 1\.1\.0 is inconclusive: 0 pages, 0 % failed, .* watched until 20\d\d-.*Z$/);
  });
});
