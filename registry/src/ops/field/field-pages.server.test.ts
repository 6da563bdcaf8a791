import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { bucketOf, type VitalCount, type VitalName } from "@zhian/contracts/vitals";
import { type RunningRegistry, startTestRegistry } from "../../testing/running-registry.ts";
import { readCards } from "./read-cards.ts";

const minuteMs = 60_000;
const start = Date.parse("2026-06-01T08:00:30Z");
let time = start;
let registry: RunningRegistry;
let cookie: string;
let shellToken: string;

beforeAll(async () => {
  registry = await startTestRegistry({ ops: true }, { now: () => new Date(time) });
  shellToken = (await readFile(join(registry.dataDir, "shell-token"), "utf8")).trim();
  for (const version of ["1.0.0", "2.0.0", "3.0.0"]) await registry.publish({ name: "mf-a", version });
  const answer = await registry.fetch("/ops/login", {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ token: registry.operatorToken }),
  });
  cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});
afterAll(() => registry.close());

async function look(path: string, language = "en"): Promise<string> {
  const answer = await registry.fetch(path, { headers: { cookie: `${cookie}; fragments_language=${language}` } });
  expect(answer.status).toBe(200);
  return answer.text();
}

async function change(wanted: object): Promise<void> {
  const answer = await registry.change("mf-a", { reason: "a test", ...wanted });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

interface Told {
  version: string;
  pages: number;
  failed?: number;
  /** In ms, `cls` in thousandths; each measured on all pages. */
  vitals?: Partial<Record<VitalName, number>>;
}

/** Sends a shell's report for the current minute. */
async function tell({ version, pages, failed = 0, vitals = {} }: Told): Promise<void> {
  const revision = await registry.revision();
  const measured = Object.entries(vitals).map(
    ([vital, value]): VitalCount => ({
      fragment: "mf-a",
      version,
      revision,
      // Object.entries widens the type of the keys to string.
      vital: vital as VitalName,
      route: "/a/*",
      device: "phone",
      connection: "fast",
      minutesAgo: 0,
      buckets: { [bucketOf(value)]: pages },
    }),
  );
  const count = { fragment: "mf-a", version, revision, pages, failed: failed > 0 ? { threw: failed } : {}, clients: 0 };
  const answer = await registry.post(
    "/v1/environments/production/health",
    { shell: "shell-one", revision, counts: [count], vitals: measured },
    { authorization: `Bearer ${shellToken}` },
  );
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
}

/** The cells of each row of the table with this name. */
function rowsOf(page: string, name: string): string[][] {
  const [table = ""] = page.split(`aria-label="${name}"`)[1]?.split("</table>") ?? [];
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)),
  );
}

function textOf(markup: string): string {
  return markup.replaceAll(/<br>/g, " ").replaceAll(/<[^>]+>/g, "");
}

const fragmentPage = "/ops/production/fragments/mf-a";
const totals = "Each release in this period";

describe("the field data before any report", () => {
  it("is said to be missing, and nothing is drawn", async () => {
    await change({ action: "promote", version: "1.0.0" });
    const page = await look(fragmentPage);
    expect(page.match(/No pages were reported in this period\./g)).toHaveLength(2);
    expect(page).not.toContain("<svg");
    expect(await look(`${fragmentPage}/1.0.0`)).toContain("There is no earlier release here");
    expect(await look(`${fragmentPage}/2.0.0`)).toContain("This release has never been served here.");
    expect(await look("/ops/production/shell")).toContain("No pages were reported in this period.");
  });
});

describe("the field data that shells report", () => {
  beforeAll(async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      await tell({ version: "1.0.0", pages: 300, failed: 1, vitals: { lcp: 1800, inp: 120, cls: 20 } });
      time += minuteMs;
    }
    // No shell reports anything for ten minutes.
    time += 10 * minuteMs;
    await change({ action: "canary", version: "2.0.0", percent: 20 });
    for (let minute = 0; minute < 10; minute += 1) {
      await tell({ version: "1.0.0", pages: 240, failed: 1, vitals: { lcp: 1800, inp: 120, cls: 20 } });
      // Fewer than the judge needs for a verdict: it would roll this canary back.
      await tell({ version: "2.0.0", pages: 19, vitals: { lcp: 1800, inp: 312 } });
      time += minuteMs;
    }
  });

  it("is drawn for the last hour and the last day, canary beside stable, with the changes as numbered lines", async () => {
    const page = await look(fragmentPage);
    const pictures = page.match(/<svg class="plot".*?<\/svg>\n<text/gs) ?? [];
    expect(page.match(/<svg class="plot" role="img"/g)).toHaveLength(10);
    expect(page).toContain("from an input to the next paint, p75. Stable 1.0.0: 120 ms. Canary 2.0.0: 330 ms");
    // Two lines of stable pages, with ten minutes in between that nobody reported.
    const [path = ""] = /class="line stable" d="([^"]+)"/.exec(pictures[0] ?? "")?.slice(1) ?? [];
    expect(path.match(/M/g)).toHaveLength(2);
    expect(pictures[0]?.match(/class="moment-label"[^>]*>([^<]+)/g)).toHaveLength(2);
    expect(textOf(page)).toMatch(/2026-06-01 08:20Z Canary 2\.0\.0 · 20 % of visitors operators \(\w+\) · a test/);
  });

  it("is shown in tables too, by release and by time", async () => {
    const [, stable, canary] = rowsOf(await look(fragmentPage), totals);
    expect(stable).toEqual([
      "1.0.0 Stable",
      "5,400",
      "0.4 %",
      "1,800 · 1,800 · 1,800 ms from 5,400 pages".replaceAll(/(\d) ·/g, "$1 ms ·"),
      "120 ms · 120 ms · 120 ms from 5,400 pages",
      "0.02 · 0.02 · 0.02 from 5,400 pages",
    ]);
    expect(canary?.slice(0, 3)).toEqual(["2.0.0 Canary", "190", "0 %"]);
    expect(canary?.at(-1)).toBe("too few pages");
    const points = rowsOf(await look(fragmentPage), "All points of the charts, as a table");
    expect(points.slice(1, 3).map((row) => row.slice(0, 4))).toEqual([
      ["2026-06-01 08:28Z", "1.0.0 Stable", "480", "0.4 %"],
      ["2026-06-01 08:28Z", "2.0.0 Canary", "38", "0 %"],
    ]);
    // A time without reports has no row, rather than a zero.
    expect(points.filter(([at]) => at === "2026-06-01 08:14Z")).toEqual([]);
  });

  it("is described in words on the release's page, compared with the stable release", async () => {
    const page = textOf(await look(`${fragmentPage}/2.0.0`));
    expect(page).toContain("Compared with 1.0.0, which everyone else was served at the same time:");
    expect(page).toContain("Worse: INP p75 330 ms, 120 ms on stable; from 190 and 2,400 pages");
    expect(page).toContain("No clear difference: LCP p75 1,800 ms, 1,800 ms on stable; from 190 and 2,400 pages");
    expect(page).toContain("Unknown: too few pages for CLS p75 (0, and 2,400 on stable)");
    const inChinese = textOf(await look(`${fragmentPage}/2.0.0`, "zh"));
    expect(inChinese).toContain("变差：INP p75 330 ms，同期 120 ms；分别基于 190 个和 2,400 个页面");
  });

  it("is compared with the previous release after a promotion, and kept after a rollback", async () => {
    await change({ action: "promote", version: "2.0.0" });
    await tell({ version: "2.0.0", pages: 100, vitals: { inp: 312 } });
    time += minuteMs;
    const page = textOf(await look(`${fragmentPage}/2.0.0`));
    expect(page).toContain("the last day of 1.0.0:");
    expect(page).toContain("Worse: INP p75 330 ms, 120 ms before; from 100 and 5,400 pages");
    // In the chart, it is another line from then on.
    expect(rowsOf(await look(fragmentPage), totals).map(([name]) => name)).toEqual([
      "Release",
      "1.0.0 Stable",
      "2.0.0 Canary",
      "2.0.0 Stable",
    ]);
    await change({ action: "rollback" });
    expect(textOf(await look(`${fragmentPage}/2.0.0`))).toContain("from 100 and 5,400 pages");
  });

  it("is summarised on the overview", async () => {
    const page = textOf(await look("/ops/production"));
    expect(page).toContain("Field data: Last hour");
    expect(page).toContain("5,400 pages · Failed 0.4 % · LCP 1,800 ms · INP 120 ms · CLS 0.02");
    expect(textOf(await look("/ops/production", "zh"))).toContain("5,400 个页面 · 失败率 0.4%");
  });

  it("F-228 causes no error while the clock is an hour or more behind the latest report", async () => {
    const before = time;
    time = start - 3 * 60 * minuteMs;
    const page = await look(fragmentPage);
    expect(page.match(/No pages were reported in this period\./g)).toHaveLength(2);
    expect((await look(`${fragmentPage}/2.0.0`)).length).toBeGreaterThan(0);
    time = before;
    expect(rowsOf(await look(fragmentPage), totals)[1]?.[1]).toBe("5,400");
  });
});

describe("the field data read for a page", () => {
  it("F-227 covers one day, or one hour of the most recently changed fragments, however much is stored", async () => {
    const [newest] = await registry.database.query<{ slot: number }>(
      "select max(slot) as slot from field_series where step = 'hour'",
    );
    await registry.database.query(
      `insert into field_series (environment, fragment, version, since, step, slot, kind, route, device, connection, counts)
       select 'production', 'mf-a', '0.0.' || (n / 24), 0, 'hour', $1::int - 24 - n, kind, '/a/*', 'phone', 'fast', array[1, 2, 3]
       from generate_series(1, 24 * 88) as n, unnest(array['lcp', 'inp', 'cls', 'pages', 'failed']) as kind`,
      [newest?.slot ?? 0],
    );
    const query = jest.spyOn(registry.database, "query");
    const page = await look(fragmentPage);
    await look("/ops/production");
    const answers = await Promise.all(query.mock.results.map(({ value }) => value));
    query.mockRestore();
    const sizes = answers.map((rows) => (Array.isArray(rows) ? rows.length : 0));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThan(1000);
    expect(page).not.toContain("0.0.1");

    const fragments = Array.from({ length: 200 }, (_, index) => ({
      name: `mf-${index}`,
      changed: { revision: index, at: "", by: "", action: "promote" as const, reason: "" },
    }));
    const cards = await readCards(registry.database, { environment: "production", fragments, now: new Date(time) });
    expect(cards.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_, index) => `mf-${199 - index}`));
  });
});
