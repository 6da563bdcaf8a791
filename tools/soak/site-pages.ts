import { Agent } from "node:http";
import { randomFrom } from "@zhian/chaos/random-from";
import { ask } from "../bench/load/ask.ts";
import { CommandError } from "../progress/say-failure.ts";
import { readPage, type SitePage } from "./read-page.ts";

/** Of each section in each language: there are a hundred documents, and one list of news. */
const pagesOfSection = 8;

/** Pages of every section of the sitemap, as they are now. */
export async function readSitePages(url: string, seed: number): Promise<SitePage[]> {
  const agent = new Agent({ keepAlive: true });
  const sitemap = await ask(new URL("/sitemap.xml", url), agent);
  const paths = choosePaths(pathsIn(sitemap.body.toString()), seed);
  if (paths.length === 0) throw new CommandError("The sitemap names no page.");
  const pages: SitePage[] = [];
  for (const [index, path] of paths.entries()) {
    const mark = `before-${index}`;
    const { ending, body, problem = "" } = await ask(pageUrl(url, path, mark), agent);
    const parts = ending === "good" ? readPage(body.toString(), mark) : null;
    if (!parts) throw new CommandError(`${path} is no whole page before the soak: ${ending} ${problem}`);
    pages.push({ path, parts });
  }
  agent.destroy();
  return pages;
}

/** With a query of its own, so that the shell has no kept copy of it. */
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

/** The same ones for the same seed. */
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
