import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const asking = makeFragment({ name: "mf-asking", routes: ["/*"], renderBudgetMs: 1000, server: brokenServer });

let registry: FakeRegistry;
let api: Server;
const halfAnswered: ServerResponse[] = [];
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, asking]);
  api = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"code":0,"message":"","data":{"con');
    halfAnswered.push(response);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const { port } = api.address() as AddressInfo;
  shell = await startTestShell(registry, { SHELL_API_URL: `http://127.0.0.1:${port}`, SHELL_MIN_RENDER_MS: "3000" });
  await untilRevision(shell, 1);
});

afterAll(async () => {
  await shell.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await registry.close();
  await removeFolders();
});

it("an api response that stalls halfway times out its slot, but harms neither the page nor the worker", async () => {
  const ask = async () => {
    const answer = await shell.get(`/asks-api?${Math.random()}`);
    return { status: answer.status, html: await answer.text(), asked: halfAnswered.length };
  };
  // On a busy machine a page may be given up before it has called the api.
  const { status, html } = await until("a page that has asked the api", ask, ({ asked }) => asked > 0);

  // The page did not wait for the call to end.
  expect(halfAnswered.map(({ destroyed }) => destroyed)).toEqual([false]);
  expect(status).toBe(200);
  expect(html).toContain("main temporarily unavailable");
  expect(html.trimEnd().endsWith("</html>")).toBe(true);
  // After two warm-ups, and the render that was late: another worker would start over.
  const fine = await until(
    "a page in time",
    () => shell.text("/fine"),
    (page) => page.includes("works, render"),
  );
  expect(Number(/mf-asking@1\.0\.0 works, render (\d+)/.exec(fine)?.[1])).toBeGreaterThanOrEqual(4);
});
