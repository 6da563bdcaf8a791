import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { wellMark } from "./broken-release.ts";
import { injectOne } from "./inject-one.ts";
import { createRecorder, type Recorder } from "./samples.ts";
import { createShellReporter } from "./shell-report.ts";

const folder = mkdtempSync(join(tmpdir(), "soak-"));
const logFile = join(folder, "shell.log");
const agent = new Agent({ keepAlive: true });
const fault = { kind: "throws", code: "", signal: { outcomes: ["threw"] } };

/** What this shell counts for the page with the fault. */
let counted: string | undefined;
let status = 200;
/** How many times it closes the connection instead of serving its metrics. */
let dropped = 0;
let header = "Menu";
let main = wellMark;
const counts = new Map<string, number>();
let server: Server;
let url: string;
let recorder: Recorder;

function metrics(): string {
  return [...counts]
    .map(
      ([outcome, count]) => `shell_render_seconds_count{fragment="mf-a",version="1.0.0",outcome="${outcome}"} ${count}`,
    )
    .join("\n");
}

beforeAll(async () => {
  writeFileSync(logFile, "");
  server = createServer(({ url: asked = "" }, response) => {
    if (asked === "/metrics" && dropped > 0) {
      dropped -= 1;
      return response.destroy();
    }
    if (asked === "/metrics") return response.end(metrics());
    if (asked.includes("fault=") && counted) counts.set(counted, (counts.get(counted) ?? 0) + 1);
    const slot = (name: string, text: string) => `<div id="slot-${name}" data-outcome="rendered">${text}</div>`;
    if (asked.includes("fault=")) response.writeHead(status, { "retry-after": "1" });
    response.end(`${slot("header", header)}<main id="slot-main">${main}</main>${slot("footer", "Imprint")}<script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  counts.clear();
  counted = undefined;
  status = 200;
  header = "Menu";
  main = wellMark;
  recorder = createRecorder(join(folder, "samples.jsonl"));
});
afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

async function inject(patienceMs: number) {
  const reporter = createShellReporter({ metricsUrl: `${url}/metrics`, logFile });
  await injectOne({ url, agent, recorder, reporter, patienceMs }, { number: 1, fault, fragment: "mf-a" });
  return recorder.record.faults[0];
}

const patient = 60_000;
const impatient = 1;

describe("injectOne", () => {
  it("finds the fault in the shell's report, and the fragment recovered", async () => {
    counted = "threw";
    expect(await inject(patient)).toMatchObject({ report: "reported", recoveredMs: expect.any(Number) });
    expect(recorder.record.wrong).toEqual([]);
  });

  it("requests the report again when a busy shell has closed the connection", async () => {
    counted = "threw";
    dropped = 2;
    expect(await inject(patient)).toMatchObject({ report: "reported" });
  });

  it("reports that the shell did not call the fragment", async () => {
    counted = "circuit-open";
    expect(await inject(patient)).toMatchObject({ report: "refused" });
  });

  it("reports that the shell rejected the visit", async () => {
    status = 503;
    expect(await inject(patient)).toMatchObject({ report: "refused", page: "turned-away" });
  });

  it("finds the report of a page that was late on a busy machine", async () => {
    status = 503;
    counted = "threw";
    expect(await inject(patient)).toMatchObject({ report: "reported" });
  });

  it("reports a fault that the shell classifies as another one", async () => {
    counted = "rendered";
    expect(await inject(impatient)).toMatchObject({
      report: "missing",
      changed: { 'shell_render_seconds_count{fragment="mf-a",version="1.0.0",outcome="rendered"}': 1 },
    });
  });

  it("reports a fragment that does not render again", async () => {
    counted = "threw";
    main = "temporarily unavailable";
    expect(await inject(impatient)).toMatchObject({ report: "reported", recoveredMs: null });
  });

  it("reports a page that lost its header", async () => {
    counted = "threw";
    header = "";
    await inject(patient);
    expect(recorder.record.wrong).toEqual([expect.objectContaining({ problem: "header or footer is not whole" })]);
  });
});
