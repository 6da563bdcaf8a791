import { afterEach, describe, expect, it } from "@jest/globals";
import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import type { BrowserReport } from "../health/page-health.ts";
import { createMetrics } from "../operate/metrics.ts";
import { startServer } from "../testing/page-server.ts";
import { createReportReceiver } from "./receive-report.ts";

interface Line {
  report: string;
}

const servers: { drain(limitMs: number): Promise<void> }[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.drain(100))));

async function startTaker() {
  const metrics = createMetrics();
  const lines: Line[] = [];
  const counted: BrowserReport[] = [];
  const log: Log = { ...silentLog, warn: ({ report }) => void lines.push({ report: String(report) }) };
  const health = { countReport: (_: unknown, report: BrowserReport) => void counted.push(report) };
  const server = await startServer({
    // A fixed clock: all reports fall into one minute.
    route: createReportReceiver({ health, origin: "http://site.test", log, metrics, now: () => 0 }),
  });
  servers.push(server);
  const send = async (body: string, client = "203.0.113.1") => {
    const headers = { "x-forwarded-for": client };
    return (await fetch(`${server.url}/_reports`, { method: "POST", body, headers })).status;
  };
  return { lines, counted, send, figures: () => metrics.registry.metrics() };
}

const broken = { type: "fragment", kind: "broken", fragment: "mf-a", version: "1.0.0", requestId: "0".repeat(32) };

describe("B-S-24 browser reports", () => {
  it("are answered with 204 whatever they contain, with at most 16 kB read and 2000 characters logged", async () => {
    const { lines, counted, send } = await startTaker();
    const bodies = [
      "x".repeat(1_000_000),
      "x".repeat(16_385),
      "x".repeat(16_384),
      "",
      "{",
      '{"__proto__":{"kind":"broken"}}',
      "\u0000\u2028\r\n{}",
    ];
    const statuses = [];
    for (const [index, body] of bodies.entries()) statuses.push(await send(body, `203.0.113.${index}`));

    expect(statuses).toEqual(bodies.map(() => 204));
    expect(counted).toEqual([]);
    expect(lines.map(({ report }) => report.length)).toEqual([2000, 1, 31, 6]);
  });

  it("cannot inject a line into the log", async () => {
    const { lines, send } = await startTaker();
    await send('junk\n{"level":60,"msg":"forged"}');
    expect(JSON.stringify(lines[0]).split("\n")).toHaveLength(1);
  });

  it("are accepted by the thousand, but only ten a minute are logged, and two of one client", async () => {
    const { lines, counted, send } = await startTaker();
    for (let hundred = 0; hundred < 10; hundred += 1) {
      const statuses = await Promise.all(Array.from({ length: 100 }, () => send(JSON.stringify(broken))));
      expect(statuses.every((status) => status === 204)).toBe(true);
    }
    expect([lines.length, counted.length]).toEqual([2, 1000]);
    for (let client = 0; client < 50; client += 1) await send("{}", `198.51.100.${client}`);
    expect(lines.length).toBe(10);
  });

  it("count for a release if they come from the shell's own browser half", async () => {
    const { counted, send } = await startTaker();
    await send(JSON.stringify({ ...broken, message: "ChunkLoadError" }));
    for (const change of [{ kind: "recovered" }, { type: "csp" }, { fragment: 1 }, { requestId: "0".repeat(33) }]) {
      await send(JSON.stringify({ ...broken, ...change }));
    }
    expect(counted).toEqual([broken]);
  });

  it("F-131 count the same if an error was thrown later", async () => {
    const { lines, counted, send } = await startTaker();
    await send(JSON.stringify({ ...broken, kind: "thrown", message: "TypeError: x" }));
    await send(JSON.stringify({ type: "page", kind: "thrown", message: "TypeError: x" }));
    expect([counted, lines.length]).toEqual([[{ ...broken, kind: "thrown" }], 2]);
  });

  it("F-132 count faults from outside the site separately, without a log line, against no release", async () => {
    const { lines, counted, send, figures } = await startTaker();
    for (let page = 0; page < 20; page += 1) await send('{"type":"page","kind":"outside"}', `203.0.113.${page}`);
    await send(JSON.stringify({ ...broken, kind: "outside" }));
    const text = await figures();
    expect([counted, lines.length]).toEqual([[], 1]);
    expect(text).toContain('shell_reports_total{about="outside"} 20');
    expect(text).toContain('shell_reports_total{about="site"} 1');
  });
});
