import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { articlePath } from "@zhian/contracts/article-words";
import { endpoints } from "@zhian/contracts/endpoints";
import * as z from "zod";
import type { LoadSite } from "../load/load-site.ts";
import { percentile } from "../statistics.ts";

export interface ArticlePages {
  pages: number;
  coldMs: { median: number; p95: number };
  cachedMs: { median: number; p95: number };
  /** Scripts of an article page alone, brotli-compressed: those loaded before hydration, and those loaded when idle. */
  scriptKb: { atOnce: number; late: number };
}

const quietMs = 30;

const manifestSchema = z.object({
  browser: z.object({ chunks: z.record(z.string(), z.object({ js: z.array(z.string()) })) }),
});

/** Requests every article once after a start, and again once cached and compressed, which the second request starts on the same core. */
export async function measurePages(site: LoadSite, root: string): Promise<ArticlePages> {
  const shell = await site.start("shell");
  try {
    const paths = await articlePaths(site.apiUrl);
    // Rendering the first page of a release costs more than any article.
    await timeOf(`${shell.url}/news`);
    const cold: number[] = [];
    for (const path of paths) cold.push(await timeOf(shell.url + path));
    for (const path of paths) await timeOf(shell.url + path);
    await untilQuiet(() => timeOf(`${shell.url}/news`));
    const cached: number[] = [];
    for (const path of paths) cached.push(await timeOf(shell.url + path));
    return {
      pages: paths.length,
      coldMs: { median: percentile(cold, 0.5), p95: percentile(cold, 0.95) },
      cachedMs: { median: percentile(cached, 0.5), p95: percentile(cached, 0.95) },
      scriptKb: { atOnce: scriptKb(root, "page-article"), late: scriptKb(root, "page-article-late") },
    };
  } finally {
    await shell.stop();
  }
}

/** Resolves after twenty fast responses in a row, a tenth of a second apart: the server has finished all other work. */
async function untilQuiet(ask: () => Promise<number>): Promise<void> {
  for (let atOnce = 0; atOnce < 20; await delay(100)) atOnce = (await ask()) < quietMs ? atOnce + 1 : 0;
}

async function articlePaths(apiUrl: string): Promise<string[]> {
  const paths: string[] = [];
  for (const section of ["news", "notice", "zixun"] as const) {
    const answer = await fetch(`${apiUrl}/api${endpoints["cms.fileList"].path}?section=${section}`);
    const { data } = z.object({ data: endpoints["cms.fileList"].data }).parse(await answer.json());
    paths.push(...data.list.map(({ id }) => articlePath(section, id)));
  }
  return paths;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} returned HTTP ${answer.status}`);
  return performance.now() - started;
}

function scriptKb(root: string, chunk: string): number {
  const dist = join(root, "mf-news-docs/dist");
  const { browser } = manifestSchema.parse(JSON.parse(readFileSync(join(dist, "fragment.json"), "utf8")));
  const files = browser.chunks[chunk]?.js ?? [];
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).byteLength);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
