import { createConnection } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { runCli } from "../cli/run.ts";
import { type CrashSession, openCrashSession } from "../testing/crash-client.ts";
import type { RegistryProcess } from "../testing/registry-process.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

let session: CrashSession;
let registry: RegistryProcess;
const answers: string[] = [];
const secrets: string[] = [];

beforeAll(async () => {
  session = await openCrashSession({ env: { REGISTRY_LOG_LEVEL: "debug" } });
  registry = await session.start();
  secrets.push((await session.operator())["authorization"]?.slice("Bearer ".length) ?? "");
});
afterAll(() => session.close());

/** Sends the request, and stores every part of the response that could contain a secret. */
async function send(method: string, path: string, { token = "", body = "", type = "application/json" } = {}) {
  const response = await session.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": type, "if-match": '"0"' },
    ...(method !== "GET" && { body }),
  });
  const text = await response.text();
  answers.push(JSON.stringify([...response.headers]), text);
  return { status: response.status, text };
}

const publish = async (token: string, name: string) => {
  const body = await makeReleaseTarball({ name });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/gzip" };
  const path = `/v1/fragments/${name}/releases`;
  const response = await session.fetch(path, { method: "POST", headers, body: new Uint8Array(body) });
  answers.push(await response.text());
  return response.status;
};

describe("tokens", () => {
  it("B-R-04 B-R-20 of another team are rejected and logged, and appear in no response, log or error", async () => {
    const [operator = ""] = secrets;
    const created = await send("POST", "/v1/tokens", {
      token: operator,
      body: JSON.stringify({ team: "team-b", role: "operator", fragments: ["mf-b"] }),
    });
    const { token, id } = JSON.parse(created.text);
    secrets.push(token);
    // The only response that must contain it.
    answers.length = 0;

    expect(await publish(operator, "mf-a")).toBe(201);
    expect(await publish(token, "mf-a")).toBe(403);
    const promotion = JSON.stringify({ action: "promote", version: "1.0.0", reason: "theirs" });
    const deployment = "/v1/environments/production/deployments/mf-a";
    expect((await send("POST", deployment, { token, body: promotion })).status).toBe(403);
    expect((await send("POST", deployment, { token: operator, body: promotion })).status).toBe(200);

    for (const secret of [operator, token]) {
      await send("POST", deployment, { token: secret, body: `{"action":"${secret}"` });
      await send("POST", deployment, { token: secret, body: JSON.stringify({ action: secret, [secret]: 1 }) });
      await send("POST", `${deployment}?token=${secret}`, { token: `${secret}x`, body: promotion });
      await send("POST", "/v1/fragments/mf-a/releases", { token: secret, body: "no gzip", type: "application/gzip" });
      await send("POST", "/v1/tokens", { token: secret, body: "[]" });
      await send("DELETE", `/v1/tokens/${secret}`, { token: secret });
      await send("GET", `/files/mf-a/1.0.0/${secret}`, { token: secret });
      await send("GET", "/v1/tokens", { token: secret });
      await sendTorn(`POST /v1/tokens HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${secret}\r\nbad header\r\n\r\n`);
      await command(["publish", "/nowhere", "--token", secret]);
      await command(["rollback", "mf-none", "--token", secret, "--reason", "r"]);
    }
    for (const path of ["status", "log", "snapshot", "importmap"])
      await send("GET", `/v1/environments/production/${path}`);
    await send("GET", "/v1/fragments/mf-a/releases");
    // All of its output has arrived by then.
    await registry.kill();
    const noted = registry
      .output()
      .split("\n")
      .filter((line) => line.includes('"event":"request.forbidden"'));
    expect(noted.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ need: "publish", fragment: "mf-a", team: "team-b", token: id }),
      expect.objectContaining({ need: "operate", fragment: "mf-a", team: "team-b", token: id }),
      ...Array.from({ length: noted.length - 2 }, () => expect.objectContaining({ team: "team-b", token: id })),
    ]);
    const everything = [...answers, registry.output()].join("\n");
    expect(everything).toContain("team-b");
    for (const secret of secrets) expect(everything).not.toContain(secret.slice(0, 20));
    expect(everything).not.toContain("PRIVATE KEY");
  });
});

async function sendTorn(request: string): Promise<void> {
  const { hostname, port } = new URL(await registry.started);
  await new Promise<void>((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => void socket.write(request));
    socket.on("data", (chunk: Buffer) => void answers.push(chunk.toString("latin1")));
    socket.on("error", () => {}).on("close", () => resolve());
  });
}

async function command(argv: readonly string[]): Promise<void> {
  const env = { FRAGMENTS_REGISTRY: await registry.started };
  const keep = (text: string) => void answers.push(text);
  await runCli({ argv, env, cwd: "/", print: keep, complain: keep });
}
