import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { MarkedText, markedRuns } from "@zhian/ui/marked-text";
import { isTruncated } from "../model/is-truncated.ts";
import type { IndexCategory } from "../model/product-index.ts";
import { RestLink } from "./rest-link.tsx";
import css from "./site-footer.module.css";

/** Products by category: folded on phones, open where there is room, always in the page's HTML. */
export function ProductIndex({ categories }: { categories: readonly IndexCategory[] }) {
  const t = useText();
  const { locale } = useSite();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("footer.products")} className={css["index"]}>
      {categories.map((category) => (
        <details key={category.id} className={css["category"]}>
          <summary>
            <Heading {...category} />
          </summary>
          {/* Replaces the summary where all are open and there is nothing to fold. */}
          <p className={css["heading"]}>
            <Heading {...category} />
          </p>
          <ul role="list">
            {category.links.map(({ name, link }) => (
              <li key={link}>
                <a href={localePath(locale, link)}>{markedRuns(name, locale)}</a>
              </li>
            ))}
            {isTruncated(category) && (
              <li className={css["rest"]}>
                <RestLink group={category} />
              </li>
            )}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Heading({ name, count }: Pick<IndexCategory, "name" | "count">) {
  const { locale } = useSite();
  return (
    <>
      <MarkedText text={name} locale={locale} /> <span className={css["count"]}>{count}</span>
    </>
  );
}
