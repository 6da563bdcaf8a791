import { productOf } from "@zhian/contracts/catalogue";
import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { Seal } from "@zhian/ui/seal";
import css from "./product-list.module.css";

/** Products by mark and name, each a link to its page. */
export function ProductList({ codes }: { codes: readonly string[] }) {
  const { locale } = useSite();
  return (
    <ul role="list" className={css["list"]}>
      {codes.map((code) => {
        const product = productOf(code);
        return (
          product && (
            <li key={code}>
              <a href={localePath(locale, `/products/${code}`)} className={css["link"]}>
                <Seal glyph={product.seal} size="small" />
                <span>{product.name[locale]}</span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
