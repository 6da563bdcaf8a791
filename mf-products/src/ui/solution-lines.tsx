import { productOf } from "@zhian/contracts/catalogue";
import { solutions } from "@zhian/contracts/solution-list";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import css from "./solution-lines.module.css";

/** Every solution, with what it is made of. */
export function SolutionLines() {
  const { locale } = useSite();
  return (
    <ul className={css["lines"]}>
      {solutions.map(({ slug, name, products }) => (
        <li key={slug} className={css["line"]}>
          <SiteLink to={`/solution/${slug}`}>{name[locale]}</SiteLink>
          <span className={css["products"]}>
            {products.map((code) => productOf(code)?.name[locale]).join(locale === "zh" ? "、" : ", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
