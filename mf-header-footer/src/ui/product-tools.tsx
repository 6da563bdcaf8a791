import { useSite } from "@zhian/fragment/use-site";
import { joinMessages } from "@zhian/i18n/join-messages";
import { TextProvider } from "@zhian/i18n/use-text";
import { useEffect, useState } from "react";
import en from "../locales/product-tools/en.json" with { type: "json" };
import zh from "../locales/product-tools/zh.json" with { type: "json" };
import { messages } from "../messages.ts";
import type { NavLink } from "../model/navigation.ts";
import { FoundProducts } from "./found-products.tsx";
import { ProductFilter } from "./product-filter.tsx";
import { ViewedRow } from "./viewed-row.tsx";

/** The list that replaces the selected group: the filtered products, or all. */
export type Filtered = "words" | "all" | undefined;

interface ProductToolsProps {
  products: readonly NavLink[];
  onFiltered(filtered: Filtered): void;
}

/** Includes the messages of the navigation, whose links the tools list. */
const all = joinMessages(messages, { en, zh });

/** Tools to find one of many products. They need script and are not in the first view: they load when the panel first opens. */
export function ProductTools({ products, onFiltered }: ProductToolsProps) {
  const { locale, path } = useSite();
  const [words, setWords] = useState("");
  const [isAll, setAll] = useState(false);
  const filtered: Filtered = words.trim() ? "words" : isAll ? "all" : undefined;

  useEffect(() => onFiltered(filtered), [filtered, onFiltered]);

  return (
    <TextProvider messages={all} locale={locale}>
      <ProductFilter
        words={words}
        count={products.length}
        isAll={isAll}
        onWords={setWords}
        onAll={() => {
          setWords("");
          setAll(!isAll);
        }}
      />
      {filtered && <FoundProducts products={products} words={words} />}
      <ViewedRow key={path} products={products} />
    </TextProvider>
  );
}
