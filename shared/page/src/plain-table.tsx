import type { InLanguage } from "@zhian/i18n/in-language";
import { SpecTable, type SpecTableProps } from "@zhian/ui/spec-table";
import { BlockSection } from "./block-section.tsx";
import type { TableBlock } from "./content.ts";
import { Words } from "./words.tsx";

interface PlainTableProps extends Pick<SpecTableProps, "density"> {
  block: InLanguage<TableBlock>;
}

export function PlainTable({ block, density }: PlainTableProps) {
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        density={density}
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
