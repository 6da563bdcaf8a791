import type { Bench } from "../bench.ts";
import { type ArticlePages, measurePages } from "./measure-pages.ts";
import { measureSearch, type SearchFindings } from "./measure-search.ts";

export interface Articles {
  pages: ArticlePages;
  search: SearchFindings;
}

export async function runArticles(bench: Bench, detail: (text: string) => void): Promise<{ articles: Articles }> {
  detail("article pages");
  const pages = await measurePages(await bench.loadSite(), bench.root);
  return { articles: { pages, search: await measureSearch(detail) } };
}
