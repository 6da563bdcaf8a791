import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import type { NavLink } from "../model/navigation.ts";
import { filterProducts, type ProductNames } from "../model/product-filter.ts";
import { LinkList } from "./link-list.tsx";
import css from "./product-filter.module.css";
import { useLoaded } from "./use-loaded.ts";

interface ProductFilterProps {
  products: readonly NavLink[];
  words: string;
  onWords(words: string): void;
}

const noNames: ProductNames = new Map();

/** Narrows the panel to what the visitor types: a code, or a name in either language. An extra: hidden without script. */
export function ProductFilter({ products, words, onWords }: ProductFilterProps) {
  const t = useText();
  const id = useId();
  const [isTouched, setTouched] = useState(false);
  const names = useLoaded(loadNames, isTouched) ?? noNames;
  const found = filterProducts(products, words, names);
  const isFiltering = words.trim() !== "";
  return (
    <>
      <div className={css["filter"]}>
        <label htmlFor={id} className="visually-hidden">
          {t("filter.label")}
        </label>
        <Icon of={Search} size={16} className={css["sign"]} />
        <input
          id={id}
          type="search"
          value={words}
          placeholder={t("filter.hint")}
          autoComplete="off"
          onFocus={() => setTouched(true)}
          onChange={(event) => onWords(event.target.value)}
          className={css["input"]}
        />
      </div>
      <p role="status" className="visually-hidden">
        {isFiltering && t("filter.count", { count: found.length })}
      </p>
      {isFiltering && found.length > 0 && <LinkList links={found} className={css["found"]} />}
      {isFiltering && found.length === 0 && <p className={css["none"]}>{t("filter.none", { words: words.trim() })}</p>}
    </>
  );
}

async function loadNames(): Promise<ProductNames> {
  const { catalogue } = await import(/* webpackChunkName: "catalogue" */ "@zhian/contracts/catalogue");
  return new Map(catalogue.map(({ code, name }) => [code, name]));
}
