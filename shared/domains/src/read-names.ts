import type { RefusedName } from "@zhian/contracts/domain";
import type { EndingRule } from "./find-ending.ts";
import { readWord, type WantedName } from "./read-word.ts";
import { splitWords } from "./split-words.ts";

export interface NamesRead {
  /** Each once, in the order in which they were typed. */
  wanted: WantedName[];
  refused: RefusedName[];
  /** Number of repeated names. */
  doubled: number;
  /** Number of names beyond the limit, including words that were not parsed. */
  cut: number;
  /** Whether it was one word or one name, not a list. */
  isOne: boolean;
  /** The first name; a word without an ending has no `topDomain`. */
  wholeDomain: { secondDomain: string; topDomain: string };
}

interface ReadOptions {
  /** Maximum number of names, and of refused ones. */
  limit: number;
  /** The endings on sale. Without them, endings are not checked. */
  endings?: readonly EndingRule[];
}

/** Reads the names in a text: a word under the usual endings, a whole name as it is. */
export function readNames(text: string, { limit, endings }: ReadOptions): NamesRead {
  const words = splitWords(text);
  const wanted = new Map<string, WantedName>();
  const refused = new Map<string, RefusedName>();
  let wholeDomain = { secondDomain: "", topDomain: "" };
  let doubled = 0;
  let cut = 0;
  for (const [index, word] of words.entries()) {
    if (wanted.size >= limit || refused.size >= limit) {
      cut += words.length - index;
      break;
    }
    const read = readWord(word, endings);
    if (read.kind === "refused") {
      const { kind: _, ...name } = read;
      refused.set(word, name);
      continue;
    }
    if (wanted.size === 0) wholeDomain = wholeOf(read.wanted, read.kind === "word");
    for (const name of read.wanted) {
      if (wanted.has(name.ascii)) doubled += 1;
      else if (wanted.size >= limit) cut += 1;
      else wanted.set(name.ascii, name);
    }
  }
  return {
    wanted: [...wanted.values()],
    refused: [...refused.values()],
    doubled,
    cut,
    isOne: new Set(words).size === 1,
    wholeDomain,
  };
}

function wholeOf([first]: readonly WantedName[], isBare: boolean): NamesRead["wholeDomain"] {
  return { secondDomain: first?.label ?? "", topDomain: isBare ? "" : (first?.ending ?? "") };
}
