import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { draftsHeader } from "@zhian/contracts/drafts-header";
import { type FakeRegistry, startFakeRegistry } from "../../testing/fake-registry.ts";
import { makeFragment } from "../../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../../testing/running-shell.ts";

const pass = "A".repeat(43);
const cookie = `zhian-drafts=${pass}`;

let registry: FakeRegistry;
let shell: RunningShell;
let api: Server;
let asked: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([makeFragment({ name: "mf-products", routes: ["/", "/products/*"] })]);
  api = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end("{}");
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shell = await startTestShell(registry, { SHELL_API_URL: apiUrl, SHELL_MIN_RENDER_MS: "5000" });
  await untilRevision(shell, 1);
});

afterAll(async () => {
  await shell.close();
  await registry.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await removeFolders();
});

it("F-199 marks the pages of a preview as uncacheable, and shows them to its holder only", async () => {
  const preview = await shell.get("/products/bcc", { headers: { cookie } });
  const html = await preview.text();
  expect(preview.headers.get("cache-control")).toBe("private, no-store");
  expect(preview.headers.get("x-robots-tag")).toBe("noindex");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('action="/_drafts"');
  const usual = await shell.get("/products/bcc");
  expect(usual.headers.get("x-robots-tag")).toBeNull();
  expect(await usual.text()).not.toMatch(/_drafts|name="robots"/);
});

it("sends the api the preview's pass, and forwards none forged by the browser's script", async () => {
  asked = [];
  await shell.get("/api/v1/cms/system/config", { headers: { cookie } });
  await shell.get("/api/v1/cms/system/config", { headers: { [draftsHeader]: pass } });
  expect(asked.map((headers) => headers[draftsHeader])).toEqual([pass, undefined]);
});

it("ends a preview on the page where the editor was, and only by a form of this site", async () => {
  const end = (to: string, headers: Record<string, string> = {}) =>
    shell.get("/_drafts", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({ to }).toString(),
    });
  const ended = await end("/products/bcc?x=1");
  expect([ended.status, ended.headers.get("location")]).toEqual([303, "/products/bcc?x=1"]);
  expect(ended.headers.getSetCookie()).toEqual(["zhian-drafts=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"]);
  expect((await end("//evil.test")).headers.get("location")).toBe("/");
  expect((await end("/", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await shell.get("/_drafts")).status).toBe(405);
});
