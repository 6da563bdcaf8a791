import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import type { IndexCategory } from "../model/product-index.ts";
import { MixedText } from "./mixed-text.tsx";
import css from "./site-footer.module.css";

/** Every product in one list: folded by category on a phone, open where there is room, in the page's HTML in any case. */
export function ProductIndex({ categories }: { categories: readonly IndexCategory[] }) {
  const t = useText();
  const { locale } = useSite();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("footer.products")} className={css["index"]}>
      {categories.map(({ id, name, links }) => (
        <details key={id} className={css["category"]}>
          <summary>
            <Heading name={name} count={links.length} />
          </summary>
          {/* Where all are open there is nothing to fold: then this stands in the summary's place. */}
          <p className={css["heading"]}>
            <Heading name={name} count={links.length} />
          </p>
          <ul role="list">
            {links.map(({ name: product, link }) => (
              <li key={link}>
                <a href={localePath(locale, link)}>
                  <MixedText text={product} />
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Heading({ name, count }: { name: string; count: number }) {
  return (
    <>
      <MixedText text={name} /> <span className={css["count"]}>{count}</span>
    </>
  );
}
