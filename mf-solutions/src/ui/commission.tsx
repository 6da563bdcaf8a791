import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { useMarked } from "@zhian/page/use-marked";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./commission.module.css";
import { formatShare } from "./format-share.ts";

/** Shares by category; if a campaign raises some, the current share is next to the later one. */
export function Commission({ block }: { block: SiteBlockOf<"commission"> }) {
  const marked = useMarked();
  const { labels, rates } = block;
  const isCampaign = rates.some(({ campaignPercent }) => campaignPercent !== undefined);
  const shares = isCampaign ? [labels.campaign, labels.afterwards] : [labels.percent];
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      <SpecTable
        caption={block.caption}
        columns={[labels.category, labels.products, ...shares, labels.counted]}
        rows={rates.map(({ id, name, products, percent, campaignPercent, counted }) => ({
          key: id,
          head: marked(name),
          cells: [
            <span key="products" className={css["products"]}>
              {products.map((code) => (
                <ProductLink key={code} code={code} />
              ))}
            </span>,
            ...(isCampaign ? [formatShare(campaignPercent ?? percent)] : []),
            formatShare(percent),
            counted,
          ],
        }))}
        note={marked(block.note)}
      />
    </BlockSection>
  );
}
