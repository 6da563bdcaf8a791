import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useProductMark } from "@zhian/page/product-marks";
import css from "./solution-lines.module.css";

interface SolutionLinesProps {
  solutions: readonly { slug: string; name: string; products: readonly string[] }[];
}

/** Solutions, each with its products. */
export function SolutionLines({ solutions }: SolutionLinesProps) {
  const { locale } = useSite();
  const markOf = useProductMark();
  return (
    <ul className={css["lines"]}>
      {solutions.map(({ slug, name, products }) => (
        <li key={slug} className={css["line"]}>
          <SiteLink to={`/solution/${slug}`}>{name}</SiteLink>
          <span className={css["products"]}>
            {products.map((code) => markOf(code)?.name).join(locale === "zh" ? "、" : ", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
