import { maxNames } from "@zhian/contracts/domain-limits";
import { toAscii, toUnicode } from "./ascii-name.ts";
import type { EndingRule } from "./find-ending.ts";
import { readWord } from "./read-word.ts";

/** A name in the cart, and its period: nothing else is stored. Prices are always requested. */
export interface CartEntry {
  domainName: string;
  /** 1 to 10 years. */
  duration: number;
}

interface CartRead {
  entries: CartEntry[];
  /** Whether something in the cookie could not be read, and was left out. */
  isDamaged: boolean;
}

const version = "1";
const separator = "~";
/** Browsers accept 4096 bytes, including the name and all attributes. */
const maxBytes = 3_800;
const years = /^([1-9]|10)$/;

/**
 * The cookie's value: `1~kopinusa.com~xn--….cn*3`. `left` are the names that do not fit: they are left out, and the page that shows the
 * cart says so.
 */
export function writeCart(entries: readonly CartEntry[]): { value: string; left: CartEntry[] } {
  const left: CartEntry[] = [];
  let value = version;
  let count = 0;
  for (const entry of entries) {
    const ascii = toAscii(entry.domainName);
    const part = ascii && `${separator}${ascii}${entry.duration === 1 ? "" : `*${entry.duration}`}`;
    if (part === undefined || part === "" || count >= maxNames.cart || value.length + part.length > maxBytes) {
      left.push(entry);
    } else {
      value += part;
      count += 1;
    }
  }
  return { value: count === 0 ? "" : value, left };
}

/** Reads the cookie, which is untrusted: returns valid names, each once, for one to ten years. Never throws. */
export function readCart(value: string, endings?: readonly EndingRule[]): CartRead {
  if (value === "") return { entries: [], isDamaged: false };
  const [given, ...parts] = value.slice(0, 2 * maxBytes).split(separator);
  if (given !== version) return { entries: [], isDamaged: true };
  const entries = new Map<string, CartEntry>();
  for (const part of parts) {
    const entry = readEntry(part, endings);
    if (entry && entries.size < maxNames.cart && !entries.has(entry.domainName)) entries.set(entry.domainName, entry);
  }
  return { entries: [...entries.values()], isDamaged: entries.size < parts.length || value.length > 2 * maxBytes };
}

function readEntry(part: string, endings: readonly EndingRule[] | undefined): CartEntry | undefined {
  const [name = "", duration = "1", ...more] = part.split("*");
  if (more.length > 0 || !years.test(duration)) return undefined;
  const read = readWord(name, endings);
  // Only what `writeCart` would have written.
  if (read.kind !== "name" || read.wanted[0]?.ascii !== name) return undefined;
  return { domainName: toUnicode(name), duration: Number(duration) };
}
