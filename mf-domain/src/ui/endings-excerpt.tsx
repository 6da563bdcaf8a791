import type { Ending } from "@zhian/contracts/domain";
import { costUsd } from "@zhian/domains/cents";
import type { InLanguage } from "@zhian/i18n/in-language";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { PageLink } from "@zhian/page/page-link";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Words } from "@zhian/page/words";
import { Notice } from "@zhian/ui/notice";
import { SpecTable } from "@zhian/ui/spec-table";
import type { EndingsBlock } from "../model/names-content.ts";
import { Amount } from "./amount.tsx";
import css from "./endings-excerpt.module.css";

interface EndingsExcerptProps {
  block: InLanguage<EndingsBlock>;
  list: readonly Ending[] | null;
}

/** A few endings, in the order in which the page lists them. */
export function EndingsExcerpt({ block, list }: EndingsExcerptProps) {
  const t = useText();
  const shown = block.endings.flatMap((name) => list?.find(({ ending }) => ending === name) ?? []);
  return (
    <BlockSection
      block={block}
      aside={
        <PageLink to={block.all.to} look="onward">
          {block.all.label}
        </PageLink>
      }
    >
      {shown.length === 0 ? (
        <Notice kind="warn">
          <p>{block.absent}</p>
        </Notice>
      ) : (
        <SpecTable
          caption={block.caption}
          columns={[t("price.ending"), t("price.first"), t("price.renewal"), t("price.three"), t("price.transfer")]}
          rows={shown.map((each) => ({
            key: each.ending,
            head: `.${each.ending}`,
            cells: [each.price, each.renewPrice, costUsd(each, 3), each.transferPrice].map((usd, index) => (
              <Amount key={`${index}`} usd={usd} look="line" />
            )),
          }))}
          note={
            <span className={css["note"]}>
              <Sentences>
                <Words>{block.note}</Words>
                <RateNote />
              </Sentences>
            </span>
          }
        />
      )}
    </BlockSection>
  );
}
