import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "@zhian/chaos/free-port";
import { unhurried } from "@zhian/testing/unhurried";
import { isMarked, mark } from "./support/alive.ts";
import { expect, test } from "./support/test.ts";
import { copyTree } from "./support/tree-to-change.ts";

// Tests `npm run dev` with one fragment of the site.

const path = "/products/bcd";
let tree: string;
let url: string;
let program: ChildProcess;
let said = "";

test.beforeAll(async () => {
  tree = await copyTree("dev", "mf-domain");
  const [shell, api, registry] = [await freePort(), await freePort(), await freePort()];
  url = `http://127.0.0.1:${shell}`;
  const ports = { SHELL_PORT: String(shell), API_PORT: String(api), REGISTRY_PORT: String(registry) };
  const env = { ...process.env, ...ports, ...unhurried };
  const guard = join(tree, "tools/processes/exit-with-parent.ts");
  program = spawn(process.execPath, ["--import", guard, join(tree, "tools/dev/main.ts")], { cwd: tree, env });
  for (const stream of [program.stdout, program.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (said += text));
  }
  await expect.poll(() => said, { intervals: [200], timeout: 600_000 }).toContain("Press Ctrl-C to stop");
});

test.afterAll(async () => {
  program.kill("SIGTERM");
  if (program.exitCode === null) await once(program, "exit");
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const whole = join(tree, "mf-domain/src", file);
  const text = await readFile(whole, "utf8");
  expect(text).toContain(from);
  await writeFile(whole, text.replace(from, to));
}

async function served(page: Page): Promise<string> {
  return (await page.request.get(url + path)).text();
}

test("changes to a text and a component appear in the open page, which keeps its state, and in server HTML", async ({
  page,
}) => {
  await page.goto(url + path);
  await expect(page.locator('#slot-main[data-outcome="mounted"]')).toBeAttached();
  await mark(page);
  const box = page.getByRole("main").getByRole("textbox").first();
  await box.fill("zhian");
  const heading = page.getByRole("heading", { level: 1 });

  await test.step("a text", async () => {
    await edit("content/domain-names/en.yaml", "title: Domain names", "title: Names in the making");
    await expect(heading).toHaveText("Names in the making");
    await expect.poll(() => served(page)).toMatch(/<h1[^>]*>Names in the making/);
  });

  await test.step("a component, through React Refresh", async () => {
    await edit("pages/domain-names.tsx", "title={page.title}", "title={`${page.title}, again`}");
    await expect(heading).toHaveText("Names in the making, again");
    await expect.poll(() => served(page)).toMatch(/<h1[^>]*>Names in the making, again/);
  });

  expect(await isMarked(page)).toBe(true);
  await expect(box).toHaveValue("zhian");
});
