import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Input } from "@zhian/ui/input";
import { Search } from "lucide-react";
import { useId } from "react";
import css from "./product-filter.module.css";

interface ProductFilterProps {
  words: string;
  count: number;
  isAll: boolean;
  onWords(words: string): void;
  onAll(): void;
}

/** Filters the panel by what the visitor types, or shows all products at once. */
export function ProductFilter({ words, count, isAll, onWords, onAll }: ProductFilterProps) {
  const t = useText();
  const id = useId();
  return (
    <div className={css["filter"]}>
      <div className={css["field"]}>
        <label htmlFor={id} className="visually-hidden">
          {t("filter.label")}
        </label>
        <Icon of={Search} size={16} className={css["sign"]} />
        <Input
          id={id}
          type="search"
          value={words}
          placeholder={t("filter.hint")}
          autoComplete="off"
          maxLength={60}
          onChange={(event) => onWords(event.target.value)}
          className={css["input"]}
        />
      </div>
      <button type="button" aria-pressed={isAll} onClick={onAll} className={css["all"]}>
        <span>{t("filter.all")}</span> <span className={css["count"]}>{count}</span>
      </button>
    </div>
  );
}
