import type { SearchEntry } from "../content/content.ts";

const kinds: readonly SearchEntry["kind"][] = ["product", "solution", "document", "news", "notice", "page"];

/**
 * Ranks matching names above mere mentions: the code, then names that begin with the query, then names
 * that contain it; products first among these. Otherwise the entries' order is unchanged.
 */
export function rank<Entry extends SearchEntry>(entries: readonly Entry[], query: string): Entry[] {
  const wanted = normalise(query);
  const worth = new Map(entries.map((entry) => [entry, worthOf(entry, wanted)]));
  return entries.toSorted((a, b) => (worth.get(a) ?? 0) - (worth.get(b) ?? 0));
}

function worthOf({ code, kind, texts }: SearchEntry, wanted: string): number {
  const names = [texts.en, texts.zh].flatMap((text) => (text ? normalise(text.name) : []));
  if (code === wanted) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 10 + kinds.indexOf(kind);
  if (names.some((name) => name.includes(wanted))) return 20 + kinds.indexOf(kind);
  return 30;
}

function normalise(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}
