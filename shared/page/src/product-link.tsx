import { SiteLink } from "@zhian/fragment/site-link";
import { Seal } from "@zhian/ui/seal";
import css from "./product-link.module.css";
import { useProductMark } from "./product-marks.tsx";

/** A link to a product, with its seal and name. */
export function ProductLink({ code }: { code: string }) {
  const mark = useProductMark()(code);
  if (!mark) return null;
  return (
    <SiteLink to={`/products/${code}`} className={css["link"]}>
      <Seal glyph={mark.seal} size="small" />
      <span>{mark.name}</span>
    </SiteLink>
  );
}
