import type { ProductKind } from "@zhian/contracts/catalogue";
import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import css from "./catalogue-ledger.module.css";

interface CatalogueLedgerProps {
  groups: readonly { kind: ProductKind; text: string; products: readonly string[] }[];
}

/** Every product, ruled by kind. */
export function CatalogueLedger({ groups }: CatalogueLedgerProps) {
  const t = useText();
  return (
    <div className={css["ledger"]}>
      {groups.map(({ kind, text, products }) => (
        <section key={kind} className={css["group"]}>
          <div className={css["head"]}>
            <h3>{t(`kind.${kind}`)}</h3>
            <p>{text}</p>
            <p className={css["count"]}>{t("home.count", { n: products.length })}</p>
          </div>
          <ul className={css["products"]}>
            {products.map((code) => (
              <li key={code}>
                <ProductLink code={code} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
