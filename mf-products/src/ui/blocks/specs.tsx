import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { useMarked } from "@zhian/page/use-marked";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";

export function Specs({ block }: { block: BlockOf<"specs"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        rows={block.rows.map(({ label, product, cells }) => ({
          key: label,
          head: product ? <ProductLink code={product} /> : marked(label),
          cells: cells.map((cell) => marked(cell)),
        }))}
        note={block.note && marked(block.note)}
      />
    </BlockSection>
  );
}
