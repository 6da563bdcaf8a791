import { productOf } from "@zhian/contracts/catalogue";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { Seal } from "@zhian/ui/seal";
import css from "./product-link.module.css";

/** A product by its mark and its name. */
export function ProductLink({ code }: { code: string }) {
  const { locale } = useSite();
  const product = productOf(code);
  if (!product) return null;
  return (
    <SiteLink to={`/products/${code}`} className={css["link"]}>
      <Seal glyph={product.seal} size="small" />
      <span>{product.name[locale]}</span>
    </SiteLink>
  );
}
