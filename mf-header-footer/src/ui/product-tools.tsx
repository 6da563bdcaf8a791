import { useSite } from "@zhian/fragment/use-site";
import { useEffect, useState } from "react";
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

/** Tools to find one of many products. They need script and are not in the first view: they load when the panel first opens. */
export function ProductTools({ products, onFiltered }: ProductToolsProps) {
  const { path } = useSite();
  const [words, setWords] = useState("");
  const [isAll, setAll] = useState(false);
  const filtered: Filtered = words.trim() ? "words" : isAll ? "all" : undefined;

  useEffect(() => onFiltered(filtered), [filtered, onFiltered]);

  return (
    <>
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
    </>
  );
}
