import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({ name: "mf-products", routes: ["/products/*"] });
const news = makeFragment({ name: "mf-news", routes: ["/news"] });

let registry: FakeRegistry;
let shell: RunningShell;
let answerLate: (() => void) | undefined;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products, news]);
  const text = news.files["server/render.cjs"] ?? "";
  registry.answerFile("mf-news/1.0.0/server/render.cjs", (response: ServerResponse) => {
    answerLate = () => response.writeHead(200).end(text);
  });
  shell = await startTestShell(registry);
});

afterAll(() => endTestShell(shell, registry));

const statusOf = async (path: string) => (await shell.get(path)).status;

it("F-134 serves the pages whose fragments are ready, while another one is not", async () => {
  await until("a page that is ready", async () => (await statusOf("/products/bcc")) === 200);
  expect(await shell.text("/zh/products/bcc")).toContain("mf-products@1.0.0 main /zh/products/bcc zh");
  const waiting = await shell.get("/news");
  expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await statusOf("/readyz")).toBe(503);
  expect([await shell.revision(), await shell.figure("shell_snapshot_revision")]).toEqual([null, 0]);

  await until("the file to be asked for", () => answerLate !== undefined);
  answerLate?.();
  await until("readiness", async () => (await statusOf("/readyz")) === 200);
  expect(await shell.text("/news")).toContain("mf-news@1.0.0 main /news en");
  expect([await shell.revision(), await shell.figure("shell_snapshot_revision")]).toEqual([1, 1]);
});
