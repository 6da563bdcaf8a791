import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { baselineWasm } from "@zhian/chaos/baseline-wasm";
import { compileCache } from "@zhian/chaos/compile-cache";
import { readConfig } from "./config.ts";
import { type RunningApi, startApi } from "./start-api.ts";
import { putDatabase } from "./testing/database-images.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "api-start-"));
  await putDatabase(dataDir, "seeded");
});

afterEach(() => rm(dataDir, { recursive: true }));

function start(inFolder = dataDir): Promise<RunningApi> {
  return startApi(readConfig({ API_PORT: "0", API_DATA_DIR: inFolder, API_LOG_LEVEL: "silent" }));
}

async function runMain(env: Record<string, string>, onListening: (kill: () => void) => void = () => undefined) {
  const child = spawn(process.execPath, [...baselineWasm, join(import.meta.dirname, "main.ts")], {
    env: { ...compileCache(), ...env },
  });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  child.stdout.on("data", (text) => {
    if (String(text).includes('"event":"server.listening"')) onListening(() => child.kill("SIGTERM"));
  });
  const [code, signal] = await once(child, "close");
  return { code, signal, said };
}

describe("startApi", () => {
  it("seeds an empty database, answers, shuts down, and has the same content at the next start", async () => {
    const filled = join(dataDir, "filled");
    await putDatabase(filled, "empty");
    const first = await start(filled);
    const before = await (await fetch(`${first.url}/api/v1/cms/file/column`)).text();
    await first.close();
    await first.close();
    await expect(fetch(first.url)).rejects.toThrow("fetch failed");

    const second = await start(filled);
    expect(await (await fetch(`${second.url}/api/v1/cms/file/column`)).text()).toBe(before);
    await second.close();
  });

  it("announces its shutdown: not ready, but still answering", async () => {
    const api = await start();
    api.announceEnd();
    expect((await fetch(`${api.url}/readyz`)).status).toBe(503);
    const answer = await fetch(`${api.url}/api/v1/cms/file/column`);
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
    await api.close();
  });

  it("F-117 finishes requests received before shutdown", async () => {
    const api = await start();
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (text) => (received += text));
    // The server sends "100 Continue" after the head: the call is in progress, its body still to come.
    socket.write("POST /api/v1/console/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n");
    socket.write("Content-Length: 2\r\nExpect: 100-continue\r\n\r\n");
    await once(socket, "data");
    const closed = api.close();
    socket.write("{}");
    await once(socket, "close");
    await closed;
    expect(received).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"code":0/);
  });
});

describe("main", () => {
  it("F-117 exits with 0 on SIGTERM", async () => {
    const env = { API_PORT: "0", API_DATA_DIR: dataDir };
    expect(await runMain(env, (kill) => kill())).toEqual({ code: 0, signal: null, said: "" });
  });

  it("F-121 names every fault in its configuration, and does not start", async () => {
    const unmade = join(dataDir, "unmade");
    const { code, said } = await runMain({ API_PORT: "x", API_NONSENSE: "1", API_DATA_DIR: unmade });
    await expect(access(unmade)).rejects.toThrow("ENOENT");
    expect(code).toBe(1);
    expect(said).toMatch(/^The api cannot start:/);
    expect(said).toContain("API_PORT");
    expect(said).toContain("API_NONSENSE");
  });

  it("reports in one line that its port is in use, or that PostgreSQL refuses connections", async () => {
    const api = await start();
    const { port } = new URL(api.url);
    await putDatabase(join(dataDir, "other"), "seeded");
    const taken = await runMain({ API_PORT: port, API_DATA_DIR: join(dataDir, "other") });
    await api.close();
    expect(taken).toMatchObject({ code: 1, said: expect.stringMatching(/^listen EADDRINUSE.*API_PORT\.\n$/) });

    const env = { API_PORT: "0", API_DATABASE_URL: "postgres://someone:hunter2@127.0.0.1:1/api" };
    const alone = await runMain(env);
    expect(alone).toMatchObject({
      code: 1,
      said: "Cannot connect to PostgreSQL at 127.0.0.1:1/api: connect ECONNREFUSED 127.0.0.1:1.\n",
    });
  });
});
