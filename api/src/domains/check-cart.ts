import type { DomainItem, RefusedName } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import type { CartEntry } from "@zhian/domains/cart-cookie";
import { totalOf } from "@zhian/domains/domain-state";
import { readWord, type WantedName } from "@zhian/domains/read-word";
import type { Availability } from "./availability.ts";
import { soldEndings } from "./endings.ts";
import { searchAll } from "./search-domains.ts";

interface CheckOptions {
  availability: Availability;
  locale: Locale;
}

interface CheckedCart {
  cartList: DomainItem[];
  totalPrice: number;
  refused: RefusedName[];
  doubled: number;
}

const limitMs = 6_000;

/** Checks and prices the cart again before a purchase: only names and years are taken from the request. */
export async function checkCart(cart: readonly CartEntry[], options: CheckOptions): Promise<CheckedCart> {
  const { wanted, years, refused, doubled } = readEntries(cart);
  const items = await searchAll(wanted, { ...options, limitMs, isFresh: true });
  const cartList = items.map((item) => ({ ...item, atResList: true, duration: years.get(item.domainName) ?? 1 }));
  return { cartList, totalPrice: totalOf(cartList), refused, doubled };
}

function readEntries(cart: readonly CartEntry[]) {
  const wanted: WantedName[] = [];
  const refused: RefusedName[] = [];
  const years = new Map<string, number>();
  let doubled = 0;
  for (const { domainName, duration } of cart) {
    const read = readWord(domainName, soldEndings);
    if (read.kind === "refused") {
      const { kind: _, ...name } = read;
      refused.push(name);
      continue;
    }
    const [name] = read.wanted;
    if (read.kind === "word" || name === undefined) refused.push({ typed: domainName, fault: "ending-unknown" });
    else if (years.has(name.name)) doubled += 1;
    else {
      years.set(name.name, duration);
      wanted.push(name);
    }
  }
  return { wanted, years, refused, doubled };
}
