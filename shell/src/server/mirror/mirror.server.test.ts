import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { until } from "@zhian/chaos/until";
import { readShellAssets } from "../assets.ts";
import { releaseKey, toPageFragment } from "../releases/release.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { type FixtureRelease, makeFragment } from "../testing/fragment-fixture.ts";
import {
  makeAssets,
  type RunningShell,
  removeFolders,
  startTestShell,
  temporaryFolder,
} from "../testing/running-shell.ts";
import { BundleRenderer } from "./bundle-renderer.ts";
import { makeMirror } from "./make-mirror.ts";
import { mirrorFile, readMirror, writeMirror } from "./mirror-file.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = makeFragment({ name: "mf-products" });
const madeAt = new Date("2026-03-04T05:06:07Z");

let assetsFolder: string;
let registry: FakeRegistry;
let proxy: ChaosProxy;
let shell: RunningShell;

beforeAll(async () => {
  assetsFolder = await makeAssets();
  await mirrorInto(assetsFolder, [header, products]);
  registry = await startFakeRegistry();
  registry.serve([header, products]);
  proxy = await startChaosProxy({ target: registry.url });
  proxy.fault({ kind: "refuse" });
  shell = await startTestShell({ url: proxy.url, publicKey: registry.publicKey }, { SHELL_ASSETS_DIR: assetsFolder });
});

afterAll(async () => {
  await shell.close();
  await proxy.close();
  await registry.close();
  await removeFolders();
});

/** Writes a mirror of two small releases, as the build does. */
async function mirrorInto(folder: string, fixtures: readonly FixtureRelease[]): Promise<void> {
  const files = await temporaryFolder();
  for (const { manifest, files: texts } of fixtures) {
    for (const [path, text] of Object.entries(texts)) {
      const file = join(files, manifest.name, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  const renderer = new BundleRenderer({
    callApi: async () => ({ status: "failed", kind: "unreachable", message: "none" }),
    folderOf: ({ name }) => join(files, name),
  });
  const releases = fixtures.map(({ manifest, files: texts }) => ({
    key: releaseKey(manifest),
    manifest,
    page: toPageFragment(manifest),
    styles: new Map([["page.1.css", Buffer.from(texts["page.1.css"] ?? "")]]),
    isRunnable: true,
  }));
  const assets = await readShellAssets(folder);
  const paths = ["/", "/products/bcc", "/nowhere"];
  const { pages, failed } = await makeMirror({ releases, renderer, assets, paths, madeAt, isRefused: () => false });
  renderer.close();
  expect(failed).toEqual(["/nowhere", "/zh/nowhere"]);
  await writeMirror(join(folder, mirrorFile), pages);
}

async function see(path: string): Promise<{ status: number; html: string }> {
  const answer = await shell.get(path);
  return { status: answer.status, html: await answer.text() };
}

async function status(): Promise<unknown> {
  return (await fetch(`${shell.operatorUrl}/status`)).json();
}

it("F-128 shows the built-in pages when it has never reached the registry, and live ones as soon as it does", async () => {
  await until("the mirror", async () => (await see("/")).status === 200);

  const answer = await shell.get("/");
  const english = await answer.text();
  expect(english).toContain("Parts of the site are unavailable");
  expect(english).toContain("4 March 2026");
  expect(english).toContain("<p>mf-header-footer@1.0.0 header / en USD false</p>");
  expect(english).toContain("<p>mf-products@1.0.0 main / en USD false</p>");
  expect(english).toContain(".mf-products{color:red}");
  expect(english).not.toMatch(/<script|rel="preload"|_fragments\/[^"]+\.js/);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex", "x-frame-options": "DENY" });
  const [, nonce] = /style nonce="([^"]+)"/.exec(english) ?? [];
  expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}' 'strict-dynamic'`);
  expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");

  const chinese = await see("/zh/products/bcc");
  expect(chinese).toMatchObject({ status: 200, html: expect.stringContaining("网站部分功能暂时不可用") });
  expect(chinese.html).toContain(`<html lang="zh-Hans"`);

  const unknown = await shell.get("/zh/products/other");
  expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "2"]);
  const list = await unknown.text();
  expect(list).toContain(`<a href="/zh/products/bcc">Title of /zh/products/bcc</a>`);
  expect(list).not.toContain(`href="/products/bcc"`);
  expect((await shell.get("/readyz")).status).toBe(503);
  expect(await status()).toMatchObject({ degraded: true, source: "builtin" });
  expect(await shell.figure(`shell_pages_source{source="builtin"}`)).toBe(1);

  await proxy.heal();
  await until("the live page", async () => !(await see("/")).html.includes("mirror-note"));
  await until("the whole snapshot", async () => (await shell.get("/readyz")).status === 200);
  expect((await see("/products/other")).status).toBe(200);
  expect((await see("/")).html).toContain("<script");
  expect(await status()).toMatchObject({ degraded: false, source: "registry" });
  expect(await shell.figure(`shell_pages_source{source="builtin"}`)).toBe(0);
});

it("reads the file it wrote, and rejects one that is too large or broken", async () => {
  const file = join(await temporaryFolder(), mirrorFile);
  const page = { locale: "en" as const, title: "T", parts: ["<p>", 0 as const, Buffer.from("页"), 2 as const] };
  await writeMirror(file, new Map([["/", page]]));
  const [read] = (await readMirror(file)).values();
  expect(read?.parts.map((part) => (typeof part === "number" ? part : Buffer.from(part).toString()))).toEqual([
    "<p>",
    0,
    "页",
    2,
  ]);
  const noise = randomBytes(2 ** 21).toString("base64");
  await expect(writeMirror(file, new Map([["/", { ...page, parts: [noise] }]]))).rejects.toThrow(
    /the limit is 2097152/,
  );
  await writeFile(file, "no brotli");
  await expect(readMirror(file)).rejects.toThrow(/Decompression failed|unexpected|invalid/i);
});
