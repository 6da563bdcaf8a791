import { rounds } from "@zhian/chaos/rounds";
import { everyPath } from "../support/every-path.ts";
import { inTurn } from "../support/journey-languages.ts";
import { type PageKind, pageKinds } from "../support/page-kinds.ts";
import { type Locale, locales } from "../support/words.ts";

/** A page in one language, as the sweep opens it. */
export interface SweptPage {
  path: string;
  locale: Locale;
  /** Set for the model page of a kind, on which all checks run. */
  kind?: PageKind;
  /** Its index among the pages of its language. */
  turn: number;
}

/** Composed of the same parts as the model pages, but by other fragments, or with other content. */
const besides = ["/products/bci", "/news", "/products/bcd/price", "/products/bcd/search?q=free-a.com", "/search?q=waf"];

/** Every sixth page, in turn: pages of a kind are alike, and `served-pages.test.ts` reads all of them before script. */
const share = rounds({ short: 1, long: 6, of: "sixths of all pages that a browser opens" });
const sixths = everyPath.filter((_, index) => index % 6 < share);

const kindOf = new Map<string, PageKind>(pageKinds.map(({ path, kind }) => [path, kind]));

/** The page of each kind in both languages; other pages in one language each, neighbours in different ones. */
export const sweptPages: readonly SweptPage[] = locales.flatMap((locale) => {
  const others = [...inTurn(besides, locale), ...inTurn(sixths, locale)];
  const paths = new Set([...kindOf.keys(), ...others]);
  return [...paths].map((path, turn) => {
    const kind = kindOf.get(path);
    return { path, locale, turn, ...(kind && { kind }) };
  });
});
