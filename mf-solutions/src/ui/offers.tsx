import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { promoPrice } from "../model/promo-price.ts";
import type { SiteBlockOf } from "../model/site-content.ts";
import { formatShare } from "./format-share.ts";
import css from "./offers.module.css";

type Block = SiteBlockOf<"offers">;

/** The current price, and next to it the later one: nothing is crossed out. */
export function Offers({ block }: { block: Block }) {
  const marked = useMarked();
  const { labels } = block;
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      <SpecTable
        caption={block.caption}
        density="comfortable"
        columns={[labels.product, labels.promo, labels.afterwards, labels.holds, labels.limit]}
        rows={block.offers.map((offer) => ({
          key: offer.id,
          head: (
            <span className={css["what"]}>
              <ProductLink code={offer.product} />
              <span className={css["plan"]}>{marked(offer.name)}</span>
            </span>
          ),
          cells: [
            <Promo key="promo" offer={offer} off={labels.off} />,
            <SitePrice key="afterwards" usd={offer.usd} unit={offer.unit} look="single" />,
            offer.holds,
            offer.limit,
          ],
        }))}
        note={
          <Sentences>
            <Words>{block.note}</Words>
            <RateNote />
          </Sentences>
        }
      />
    </BlockSection>
  );
}

function Promo({ offer, off }: { offer: Block["offers"][number]; off: string }) {
  return (
    <span className={css["promo"]}>
      <SitePrice usd={promoPrice(offer.usd, offer.percentOff)} unit={offer.unit} look="line" />
      <span className={css["plan"]}>{off.replace("{{share}}", formatShare(offer.percentOff))}</span>
    </span>
  );
}
