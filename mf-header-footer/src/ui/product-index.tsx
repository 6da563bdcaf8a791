import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { IndexCategory } from "../model/product-index.ts";
import css from "./site-footer.module.css";

/** Every product in one list, folded by category: in the page's HTML for whoever looks for it, out of the way for others. */
export function ProductIndex({ categories }: { categories: readonly IndexCategory[] }) {
  const t = useText();
  const { locale } = useSite();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("footer.products")} className={css["index"]}>
      {categories.map(({ id, name, links }) => (
        <details key={id} className={css["category"]}>
          <summary>
            {name} <span className={css["count"]}>{links.length}</span>
          </summary>
          <ul role="list">
            {links.map(({ name: product, link }) => (
              <li key={link}>
                <a href={localePath(locale, link)}>{product}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
