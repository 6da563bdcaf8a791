import type { Catalogue } from "@zhian/contracts/catalogue";
import { useCatalogue } from "@zhian/fragment/use-catalogue";
import { useText } from "@zhian/i18n/use-text";
import type { NavLink } from "../model/navigation.ts";
import { filterProducts } from "../model/product-filter.ts";
import css from "./found-products.module.css";
import { LinkList } from "./link-list.tsx";

interface FoundProductsProps {
  products: readonly NavLink[];
  /** If empty: all products. */
  words: string;
}

/** The filtered products, in as many columns as fit: names and codes only. */
export function FoundProducts({ products, words }: FoundProductsProps) {
  const t = useText();
  const found = filterProducts(products, words, namesIn(useCatalogue()));
  return (
    <div className={css["found"]}>
      <p role="status" className={found.length > 0 ? "visually-hidden" : css["none"]}>
        {found.length > 0 ? t("filter.count", { count: found.length }) : t("filter.none", { words: words.trim() })}
      </p>
      {found.length > 0 && <LinkList links={found} look="index" />}
    </div>
  );
}

function namesIn(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map(catalogue.map(({ code, name, initials }) => [code, `${name.en} ${name.zh} ${initials}`]));
}
