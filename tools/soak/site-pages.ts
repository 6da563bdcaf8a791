import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { randomFrom } from "@zhian/chaos/random-from";
import { ask } from "../../bench/load/ask.ts";
import { CommandError } from "../progress/print-failure.ts";
import { readPage, type SitePage } from "./read-page.ts";

/** Per section and language: there are a hundred documents, and one list of news. */
const pagesOfSection = 8;
const mostAttempts = 10;
const betweenAttemptsMs = 500;

/** Pages of every section of the sitemap, in their current state. */
export async function readSitePages(url: string, seed: number): Promise<SitePage[]> {
  const agent = new Agent({ keepAlive: true });
  const sitemap = await ask(new URL("/sitemap.xml", url), agent);
  const paths = choosePaths(pathsIn(sitemap.body.toString()), seed);
  if (paths.length === 0) throw new CommandError("The sitemap lists no pages.");
  const pages: SitePage[] = [];
  for (const path of paths) pages.push(await readSitePage(url, path, agent));
  agent.destroy();
  return pages;
}

/** Retries: right after the start, and on a busy machine, a part may be late. */
async function readSitePage(url: string, path: string, agent: Agent): Promise<SitePage> {
  for (let attempt = 1; ; attempt += 1) {
    const mark = `before-${attempt}`;
    const { ending, body, problem = "no part of it may be missing" } = await ask(pageUrl(url, path, mark), agent);
    const parts = ending === "good" ? readPage(body.toString(), mark) : null;
    if (parts) return { path, parts };
    if (attempt === mostAttempts) throw new CommandError(`${path} is not whole before the soak: ${ending}, ${problem}`);
    await pause(betweenAttemptsMs);
  }
}

/** With a unique query, so that the shell has no cached copy. */
export function pageUrl(url: string, path: string, mark: string): URL {
  const address = new URL(path, url);
  address.searchParams.set("visit", mark);
  return address;
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(String(address).replaceAll("&amp;", "&"));
    return pathname + search;
  });
}

/** The same seed chooses the same paths. */
export function choosePaths(paths: readonly string[], seed: number): string[] {
  const random = randomFrom(seed);
  const shuffled = paths
    .map((path) => ({ path, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ path }) => path);
  return Object.values(Object.groupBy(shuffled, sectionOf)).flatMap((section = []) => section.slice(0, pagesOfSection));
}

/** `/zh/news/7` is in `zh news`. */
function sectionOf(path: string): string {
  const [, language, rest] = /^\/(zh(?=\/|$))?([^?]*)/.exec(path) ?? [];
  return `${language ?? "en"} ${rest?.split("/").find(Boolean) ?? ""}`;
}
