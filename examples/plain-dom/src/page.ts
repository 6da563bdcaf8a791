import type { Currency, Locale } from "./contract.ts";
import { writePrice } from "./money.ts";
import type { PricedProduct, Prices } from "./prices.ts";
import { texts } from "./texts.ts";
import { element, type Tree } from "./tree.ts";

export interface View extends Prices {
  locale: Locale;
  currency: Currency;
  isSorted: boolean;
}

/** The whole page, the same on the server and in the browser. The shell provides the classes `container` and `lead` for every fragment. */
export function pageOf(view: View): Tree[] {
  const { locale, currency, rate, products } = view;
  const text = texts[locale];
  const notes = [
    ...(currency === "IDR" && rate === null ? [text.noRate] : []),
    ...(products.length === 0 ? [text.nothing] : []),
  ];
  return [
    element("div", { class: "container prices-pdom1" }, [
      element("div", { class: "words-pdom1" }, [
        element("h1", {}, text.title),
        element("p", { class: "lead" }, text.lead),
        element(
          "div",
          { role: "status" },
          notes.map((note) => element("p", {}, note)),
        ),
      ]),
      ...(products.length === 0 ? [] : [sortButton(view), table(view)]),
    ]),
  ];
}

function sortButton({ locale, isSorted }: View): Tree {
  const state = { "aria-pressed": String(isSorted) };
  return element(
    "button",
    { type: "button", class: "sort-pdom1", "data-action": "sort", ...state },
    texts[locale].sort,
  );
}

function table(view: View): Tree {
  const { product, price } = texts[view.locale];
  const heads = [product, price].map((text) => element("th", { scope: "col" }, text));
  const rows = inOrder(view).map((one) => row(one, view));
  return element("table", { class: "table-pdom1" }, [
    element("thead", {}, [element("tr", {}, heads)]),
    element("tbody", {}, rows),
  ]);
}

function inOrder({ products, isSorted }: View): readonly PricedProduct[] {
  return isSorted ? products.toSorted((a, b) => a.usd - b.usd) : products;
}

function row({ code, name, usd }: PricedProduct, { locale, currency, rate }: View): Tree {
  const { from, free } = texts[locale];
  const href = `${locale === "zh" ? "/zh" : ""}/products/${code}`;
  const price = usd === 0 ? free : from(writePrice(usd, { currency, locale, rate }));
  return element("tr", {}, [
    element("th", { scope: "row" }, [element("a", { href }, name[locale])]),
    element("td", { class: "num" }, price),
  ]);
}
