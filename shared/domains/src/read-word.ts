import type { NameFault, RefusedName } from "@zhian/contracts/domain";
import { type EndingRule, findEnding, usualEndings } from "./find-ending.ts";
import { hostOf, toParts, withoutAddress } from "./parts-of-address.ts";
import { type NamePart, readPart } from "./read-part.ts";
import { stripPunctuation } from "./strip-punctuation.ts";

export interface WantedName {
  /** In Unicode and lower case. */
  name: string;
  /** In ASCII; differs for names in other letters (`xn--…`). */
  ascii: string;
  /** The part before the ending, and the ending, in Unicode. */
  label: string;
  ending: string;
}

/** The names that a word stands for: one name, the same word under several endings, or none. */
type WordRead =
  | { kind: "name"; wanted: WantedName[] }
  | { kind: "word"; wanted: WantedName[] }
  | ({ kind: "refused" } & RefusedName);

const longestName = 253;
const longestTyped = 100;
const endsHost = /[/\\?#@:[\]]/;

/** Without `endings`, any ending is accepted: it is unknown which are sold. */
export function readWord(typed: string, endings?: readonly EndingRule[]): WordRead {
  const bare = stripPunctuation(typed);
  const host = withoutAddress(bare);
  if (endsHost.test(host)) return refuse(typed, "address", hostIn(bare, endings));
  const parts = toParts(host);
  if (parts.length > 1 && parts.every((part) => /^(\d+|0x[\da-f]*)$/i.test(part))) return refuse(typed, "number");
  const read = parts.map(readPart);
  const fault = read.find((part) => typeof part === "string");
  if (fault !== undefined) return refuse(typed, fault);
  const names = read.filter((part) => typeof part !== "string");
  const [first, ...more] = names;
  if (first !== undefined && more.length === 0) return readBare(typed, first, endings);
  // Without a list of endings, `www` would be taken for the name.
  const isPasted = endings === undefined && first?.ascii === "www" && more.length > 1;
  return readName(typed, isPasted ? more : names, endings);
}

/** A word without an ending. */
function readBare(typed: string, part: NamePart, endings: readonly EndingRule[] | undefined): WordRead {
  const sold = usualEndings.flatMap((usual) => {
    return endings === undefined ? [usual] : endings.filter(({ ascii }) => ascii === usual.ascii);
  });
  const wanted = sold
    .filter((rule) => faultUnder(part, rule) === undefined)
    .map((rule) => toWanted(part, rule))
    // `co` under `id` is itself an ending.
    .filter(({ ascii }) => (endings ?? usualEndings).every((rule) => rule.ascii !== ascii));
  return wanted.length > 0 ? { kind: "word", wanted } : refuse(typed, "ending-script");
}

function readName(typed: string, parts: NamePart[], endings: readonly EndingRule[] | undefined): WordRead {
  const found = findEnding(
    parts.map(({ ascii }) => ascii),
    endings ?? [anyEnding(parts.slice(1))],
  );
  if (found.kind === "unknown") return refuse(typed, "ending-unknown");
  if (found.kind === "ending-only") return refuse(typed, "empty-part");
  const part = parts[found.before - 1];
  if (part === undefined) return refuse(typed, "empty-part");
  const wanted = toWanted(part, found.rule);
  if (wanted.ascii.length > longestName) return refuse(typed, "long-name");
  const fault = faultUnder(part, found.rule);
  // Most pasted addresses begin with `www`; any other part before the name is for the visitor to remove.
  const isAlone = found.before === 1 || (found.before === 2 && parts[0]?.ascii === "www");
  if (!isAlone) return refuse(typed, "subdomain", fault === undefined ? wanted.name : undefined);
  return fault === undefined ? { kind: "name", wanted: [wanted] } : refuse(typed, fault);
}

function anyEnding(parts: readonly NamePart[]): EndingRule {
  const scripts = ["Latin", "Han", ...parts.flatMap((part) => [...part.scripts])];
  return {
    ending: parts.map(({ text }) => text).join("."),
    ascii: parts.map(({ ascii }) => ascii).join("."),
    minLength: 1,
    scripts,
  };
}

function faultUnder({ text, scripts }: NamePart, rule: EndingRule): NameFault | undefined {
  if (Array.from(text).length < rule.minLength) return "short-part";
  if ([...scripts].some((script) => !rule.scripts.includes(script))) return "ending-script";
  return undefined;
}

function toWanted(part: NamePart, { ending, ascii }: EndingRule): WantedName {
  return { name: `${part.text}.${ending}`, ascii: `${part.ascii}.${ascii}`, label: part.text, ending };
}

/** The name in a longer URL, if it can be registered. It is only suggested, because it is not what was typed. */
function hostIn(address: string, endings: readonly EndingRule[] | undefined): string | undefined {
  const host = hostOf(address);
  if (host === "" || endsHost.test(host) || !host.includes(".")) return undefined;
  const read = readWord(host, endings);
  return read.kind === "refused" ? read.suggestion : read.wanted[0]?.name;
}

function refuse(typed: string, fault: NameFault, suggestion?: string): WordRead {
  const cut = Array.from(typed).slice(0, longestTyped).join("");
  return { kind: "refused", typed: cut, fault, ...(suggestion !== undefined && { suggestion }) };
}
