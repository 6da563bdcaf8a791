import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "@jest/globals";
import { describeResource } from "@zhian/serve/testing/describe-resource";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

const routes = Array.from({ length: 20 }, (_, n) => `/products/p${n}`);
const products = makeFragment({ name: "mf-products", routes: ["/", ...routes], css: "a{b:c}".repeat(400) });

let registry: FakeRegistry;
let shell: RunningShell;
let api: Server;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([products]);
  api = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/markdown; charset=utf-8" }).end("# Words\n".repeat(200));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  shell = await startTestShell(registry, { SHELL_API_URL: apiUrl });
  await untilRevision(shell, 1);
});

afterAll(async () => {
  await shell.close();
  await registry.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await removeFolders();
});

for (const [path, isPacked] of [
  ["/_fragments/mf-products/1.0.0/page.1.css", true],
  ["/_shell/main.1.js", false],
  ["/favicon.svg", false],
  ["/favicon.ico", false],
  ["/robots.txt", false],
  ["/sitemap.xml", true],
  ["/llms.txt", true],
  ["/zh/news/feed.atom", true],
  ["/document/network/first.md", true],
] as const) {
  describeResource(path, { url: () => shell.url + path, isPacked });
}
