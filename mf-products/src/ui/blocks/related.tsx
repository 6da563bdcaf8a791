import { solutionOf } from "@zhian/contracts/solution-list";
import { SiteLink } from "@zhian/fragment/site-link";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { Words } from "@zhian/page/words";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./related.module.css";

export function Related({ block }: { block: BlockOf<"related"> }) {
  return (
    <BlockSection block={block}>
      <ul className={css["products"]}>
        {block.items.map(({ product, relation }) => (
          <li key={product} className={css["product"]}>
            <ProductLink code={product} />
            <span className={css["relation"]}>
              <Words>{relation}</Words>
            </span>
          </li>
        ))}
      </ul>
      <PartOf slugs={block.solutions} />
    </BlockSection>
  );
}

function PartOf({ slugs }: { slugs: readonly string[] }) {
  const t = useText();
  const { locale } = useSite();
  const solutions = slugs.map(solutionOf).filter((solution) => solution !== undefined);
  if (solutions.length === 0) return null;
  return (
    <p className={css["solutions"]}>
      <span>{t("related.solutions")}</span>
      {solutions.map(({ slug, name }) => (
        <SiteLink key={slug} to={`/solution/${slug}`}>
          {name[locale]}
        </SiteLink>
      ))}
    </p>
  );
}
