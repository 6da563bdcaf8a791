import { SiteLink } from "@zhian/fragment/site-link";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { RelatedProducts } from "@zhian/page/related-products";
import { use } from "react";
import type { BlockOf } from "../../model/page-content.ts";
import { SolutionNames } from "../solution-names.ts";
import css from "./related.module.css";

export function Related({ block }: { block: BlockOf<"related"> }) {
  return (
    <BlockSection block={block}>
      <RelatedProducts items={block.items} />
      <PartOf slugs={block.solutions} />
    </BlockSection>
  );
}

function PartOf({ slugs }: { slugs: readonly string[] }) {
  const t = useText();
  const solutions = use(SolutionNames).filter(({ slug }) => slugs.includes(slug));
  if (solutions.length === 0) return null;
  return (
    <p className={css["solutions"]}>
      <span>{t("related.solutions")}</span>
      {solutions.map(({ slug, name }) => (
        <SiteLink key={slug} to={`/solution/${slug}`}>
          {name}
        </SiteLink>
      ))}
    </p>
  );
}
