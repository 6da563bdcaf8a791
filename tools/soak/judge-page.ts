import type { Answer } from "../bench/load/ask.ts";
import { readPage, type SitePage } from "./read-page.ts";

/** What is wrong with the answer; undefined when it is the page as it was before. */
export function judgePage({ ending, body, problem }: Answer, { parts }: SitePage, mark: string): string | undefined {
  if (ending !== "good") return problem === undefined ? ending : `${ending}: ${problem}`;
  const html = body.toString();
  const found = readPage(html, mark);
  if (!found) return `not whole: ${fallbacksIn(html).join(", ") || "a part is missing"}`;
  if (found.heading !== parts.heading) return `another heading: ${found.heading}`;
  if (found.header !== parts.header) return `another header: ${difference(found.header, parts.header)}`;
  if (found.footer !== parts.footer) return `another footer: ${difference(found.footer, parts.footer)}`;
  return undefined;
}

function fallbacksIn(html: string): string[] {
  return [...html.matchAll(/id="slot-(\w+)"[^>]* data-outcome="fallback"/g)].map(([, name]) => `${name} is a fallback`);
}

const shownCharacters = 60;

/** From where the two differ. */
function difference(now: string, before: string): string {
  const at = Array.from({ length: before.length }).findIndex((_, index) => now[index] !== before[index]);
  const from = at < 0 ? before.length : at;
  const show = (text: string) => JSON.stringify(text.slice(from, from + shownCharacters));
  return `${show(now)} instead of ${show(before)}`;
}
