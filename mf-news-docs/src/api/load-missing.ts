import { errorTitle } from "@zhian/contracts/error-page";
import { data } from "@zhian/fragment/router";
import type { LoaderSite } from "@zhian/fragment/site-context";
import type { NearPage } from "../model/near-page.ts";
import { missing } from "../ui/lazy-missing.ts";

interface MissingPage {
  kind: "missing";
  /** The closest match first. */
  near: NearPage[];
}

interface Asked {
  /** The requested address: path and query. */
  url: URL;
  signal: AbortSignal;
  /** Pages known to be close. */
  own?: NearPage[];
}

const shown = 5;
const longest = 60;

/** A 404 response with the pages closest to the requested address. */
export async function loadMissing({ api, locale }: LoaderSite, { url, signal, own = [] }: Asked) {
  const [found] = await Promise.all([findNear({ api, locale }, { url, signal }), missing.load()]);
  const near = [...new Map([...own, ...found].map((page) => [page.link, page])).values()].slice(0, shown);
  const head = { title: errorTitle(404, locale), description: "", keywords: "", noindex: true };
  const drawn = { head, chunks: ["missing-late"] };
  return data({ kind: "missing", near, ...drawn } satisfies MissingPage & typeof drawn, { status: 404 });
}

async function findNear(
  { api, locale }: Pick<LoaderSite, "api" | "locale">,
  { url, signal }: Asked,
): Promise<NearPage[]> {
  const q = wordsOf(url);
  if (q === "") return [];
  try {
    const { hits } = await api.call("search", { query: { q, locale, limit: String(shown) }, signal });
    return hits.map(({ name, link, lang }) => ({ name, link, lang }));
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

/** The words of an address: its last part and its id. */
function wordsOf({ pathname, searchParams }: URL): string {
  const parts = [...pathname.split("/").slice(-1), searchParams.get("id") ?? ""].map((part) => decoded(part));
  const words = parts.join(" ").match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = new Set(["detail", "article", "news", "notice", "zixun", "document"]);
  return words
    .filter((word) => !names.has(word))
    .join(" ")
    .slice(0, longest);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
