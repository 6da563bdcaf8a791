import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generate } from "selfsigned";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { runInProcess } from "./run-in-process.ts";

const main = join(import.meta.dirname, "main.ts");
const token = `zhf_${"a".repeat(43)}`;

let folder: string;
let secure: Server;
let url: string;
let registry: RunningRegistry;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "surroundings-"));
  registry = await startTestRegistry();
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  await writeFile(join(folder, "ca.pem"), cert);
  secure = createServer({ key, cert }, (_request, answer) => {
    answer.end(JSON.stringify({ environment: "production", revision: 0, entries: [] }));
  }).listen(0, "localhost");
  await once(secure, "listening");
  url = `https://localhost:${(secure.address() as AddressInfo).port}`;
});
afterAll(async () => {
  secure.closeAllConnections();
  secure.close();
  await registry.close();
  await rm(folder, { recursive: true });
});

/** Runs a separate process: Node reads its certificates at startup. */
async function fragments(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env }, cwd: folder });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (text += part));
  const [code] = await once(child, "close");
  return { code, text };
}

describe("F-203 a registry with an untrusted certificate", () => {
  it("is rejected, and the command says which variable adds its CA certificate", async () => {
    const { code, text } = await fragments(["log", "--registry", url]);
    expect(code).toBe(4);
    expect(text).toMatch(
      /does not trust the certificate of the registry at https:\/\/localhost:\d+: .*\n.* NODE_EXTRA_CA_CERTS=/,
    );
  });

  it("is reached once NODE_EXTRA_CA_CERTS names the certificate", async () => {
    const { code, text } = await fragments(["log", "--registry", url], { NODE_EXTRA_CA_CERTS: join(folder, "ca.pem") });
    expect([code, text]).toEqual([0, expect.not.stringContaining("certificate")]);
  });
});

describe("F-204 a token", () => {
  it.each([
    ["in a URL", ["log", "--registry", `http://${token}@127.0.0.1:9`]],
    ["in place of a URL", ["log", "--registry", token]],
    ["in place of a command", [token]],
    ["in place of a name", ["promote", token, "1.0.0"]],
    ["in a misspelt option", ["log", `--tokens=${token}`]],
    ["that is invalid", ["token", "list", "--token", token]],
  ])("%s never appears in a command's output", async (_what, argv) => {
    for (const json of [[], ["--json"]]) {
      const { code, output } = await runInProcess({
        argv: [...argv, ...json],
        env: { FRAGMENTS_REGISTRY: registry.url, FRAGMENTS_TOKEN: token },
        cwd: folder,
      });
      expect(code).toBeGreaterThan(0);
      expect(output).not.toContain(token);
    }
  });

  it("created in a workflow is masked in its log before it is printed", async () => {
    const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir, GITHUB_ACTIONS: "true" };
    const argv = ["token", "create", "--team", "disk", "--role", "publisher", "--fragments", "mf-disk"];
    const { output } = await runInProcess({ argv, env, cwd: folder });
    expect(output).toMatch(/^::add-mask::(zhf_[\w-]{43})\n\1\n/);
  });
});

describe("F-201 a name that is taken", () => {
  it("is refused before anything is written, naming the registry that has it", async () => {
    const published = await registry.publish({ name: "mf-taken", version: "1.2.3" });
    expect(published.status).toBe(201);
    const { code, output } = await runInProcess({
      argv: ["create", "mf-taken", "--no-install"],
      env: { FRAGMENTS_REGISTRY: registry.url },
      cwd: folder,
    });
    expect(code).toBe(3);
    expect(output).toMatch(
      /^mf-taken is taken: the registry at http.* has release 1\.2\.3 of it\.\nChoose another name\./,
    );
  });
});
