import { ProductLink } from "./product-link.tsx";
import css from "./related-products.module.css";
import { Words } from "./words.tsx";

interface RelatedProductsProps {
  items: readonly {
    /** Code of the catalogue. */
    product: string;
    /** What it has to do with what the page is about. */
    relation: string;
  }[];
}

export function RelatedProducts({ items }: RelatedProductsProps) {
  return (
    <ul className={css["products"]}>
      {items.map(({ product, relation }) => (
        <li key={product} className={css["product"]}>
          <ProductLink code={product} />
          <span className={css["relation"]}>
            <Words>{relation}</Words>
          </span>
        </li>
      ))}
    </ul>
  );
}
