import type { InLanguage } from "@zhian/i18n/in-language";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { Steps } from "@zhian/page/steps";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { OwnBlock, TableBlock } from "../model/own-block.ts";
import { Diary } from "./diary.tsx";

interface OwnProps {
  block: InLanguage<OwnBlock>;
  number: number | undefined;
}

/** The section that only this solution has. */
export function Own({ block, number }: OwnProps) {
  if (block.is === "steps") return <Steps block={block} />;
  if (block.is === "diary") return <Diary block={block} />;
  return <OwnTable block={block} number={number} />;
}

function OwnTable({ block, number }: { block: InLanguage<TableBlock>; number: number | undefined }) {
  const marked = useMarked();
  const t = useText();
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={<Words>{t("own.caption", { n: number, caption: block.caption })}</Words>}
        columns={block.columns}
        rows={block.rows.map((row) => ({
          key: "product" in row ? row.product : row.label,
          head: "product" in row ? <ProductLink code={row.product} /> : marked(row.label),
          cells: row.cells,
        }))}
        note={block.note && marked(block.note)}
      />
    </BlockSection>
  );
}
