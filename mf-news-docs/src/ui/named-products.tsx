import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import css from "./article-after.module.css";

/** The products that a text mentions. */
export function NamedProducts({ codes }: { codes: readonly string[] }) {
  const t = useText();
  if (codes.length === 0) return null;
  return (
    <section aria-labelledby="products-of-article">
      <h2 id="products-of-article" className={css["label"]}>
        {t("article.products")}
      </h2>
      <ul className={css["products"]}>
        {codes.map((code) => (
          <li key={code}>
            <ProductLink code={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}
