import type { Answer } from "../../bench/load/ask.ts";
import { hasFrame, isWhole, readPage, type SitePage } from "./read-page.ts";

export type Judgement =
  | { what: "wrong"; problem: string }
  /** Not served in time, as a whole or in part: these fragments show the fallback. */
  | { what: "late"; problem: string; fragments: string[] };

/** The fault of the response; undefined if the page is the same as before. */
export function judgePage(answer: Answer, page: SitePage, mark: string): Judgement | undefined {
  const { ending, body, problem } = answer;
  if (ending === "turned-away" || ending === "timed-out") return lateOf(body.toString(), ending);
  if (ending !== "good") return { what: "wrong", problem: problem === undefined ? ending : `${ending}: ${problem}` };
  const html = body.toString();
  const found = readPage(html, mark);
  if (found) return compare(found, page);
  if (/data-outcome="fallback"/.test(html) && isWhole(html)) return lateOf(html, "not whole");
  return { what: "wrong", problem: "not whole: a part is missing" };
}

/** The same for a page whose main part may differ. */
export function judgeFrame(html: string): Judgement | undefined {
  if (hasFrame(html)) return undefined;
  const { problem, fragments } = lateOf(html, "not whole", /header|footer/);
  if (isWhole(html) && fragments.length > 0) return { what: "late", problem, fragments };
  return { what: "wrong", problem: "header or footer is not whole" };
}

function compare(found: SitePage["parts"], { parts }: SitePage): Judgement | undefined {
  if (found.heading !== parts.heading) return { what: "wrong", problem: `wrong heading: ${found.heading}` };
  for (const part of ["header", "footer"] as const) {
    if (found[part] !== parts[part]) {
      return { what: "wrong", problem: `wrong ${part}: ${difference(found[part], parts[part])}` };
    }
  }
  return undefined;
}

function lateOf(html: string, ending: string, of = /./): Extract<Judgement, { what: "late" }> {
  const all = [...html.matchAll(/id="slot-(\w+)"[^>]* data-fragment="([^"]+)"[^>]* data-outcome="fallback"/g)];
  const fallbacks = all.filter(([, slot = ""]) => of.test(slot));
  const slots = fallbacks.map(([, slot]) => `${slot} shows its fallback`);
  const fragments = [...new Set(fallbacks.map(([, , fragment]) => fragment ?? ""))];
  return { what: "late", problem: slots.length > 0 ? `${ending}: ${slots.join(", ")}` : ending, fragments };
}

const shownCharacters = 60;

/** The two texts from where they differ. */
function difference(now: string, before: string): string {
  const at = Array.from({ length: before.length }).findIndex((_, index) => now[index] !== before[index]);
  const from = at < 0 ? before.length : at;
  const show = (text: string) => JSON.stringify(text.slice(from, from + shownCharacters));
  return `${show(now)} instead of ${show(before)}`;
}
