import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";

export function Specs({ block }: { block: BlockOf<"specs"> }) {
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        rows={block.rows.map(({ label, product, cells }) => ({
          key: label,
          head: product ? <ProductLink code={product} /> : <Words>{label}</Words>,
          // Cells never change places.
          cells: cells.map((cell, index) => <Words key={`${index}`}>{cell}</Words>),
        }))}
        note={block.note && <Words>{block.note}</Words>}
      />
    </BlockSection>
  );
}
