import { ProductLink } from "./product-link.tsx";
import css from "./related-products.module.css";
import { useMarked } from "./use-marked.ts";

interface RelatedProductsProps {
  items: readonly {
    /** Catalogue code. */
    product: string;
    /** Its relation to the subject of the page. */
    relation: string;
  }[];
}

export function RelatedProducts({ items }: RelatedProductsProps) {
  const marked = useMarked();
  return (
    <ul className={css["products"]}>
      {items.map(({ product, relation }) => (
        <li key={product} className={css["product"]}>
          <ProductLink code={product} />
          <span className={css["relation"]}>{marked(relation)}</span>
        </li>
      ))}
    </ul>
  );
}
