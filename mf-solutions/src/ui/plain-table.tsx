import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SiteBlockOf } from "../model/site-content.ts";

export function PlainTable({ block }: { block: SiteBlockOf<"table"> }) {
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        density="comfortable"
        rows={block.rows.map(({ label, cells }) => ({
          key: label,
          head: <Words>{label}</Words>,
          // Cells never change places.
          cells: cells.map((cell, index) => <Words key={`${index}`}>{cell}</Words>),
        }))}
        note={block.note && <Words>{block.note}</Words>}
      />
    </BlockSection>
  );
}
