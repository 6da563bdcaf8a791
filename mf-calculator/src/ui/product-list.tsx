import { productOf } from "@zhian/contracts/catalogue";
import { localePath } from "@zhian/contracts/locale";
import { useCatalogue } from "@zhian/fragment/use-catalogue";
import { useSite } from "@zhian/fragment/use-site";
import { Seal } from "@zhian/ui/seal";
import css from "./product-list.module.css";

/** Products with seal and name, each a link to its page. */
export function ProductList({ codes }: { codes: readonly string[] }) {
  const { locale } = useSite();
  const catalogue = useCatalogue();
  return (
    <ul role="list" className={css["list"]}>
      {codes.map((code) => {
        const product = productOf(catalogue, code);
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
