import type { InLanguage } from "@zhian/i18n/in-language";
import { SpecTable, type SpecTableProps } from "@zhian/ui/spec-table";
import { BlockSection } from "./block-section.tsx";
import type { TableBlock } from "./content.ts";
import { useMarked } from "./use-marked.ts";

interface PlainTableProps extends Pick<SpecTableProps, "density"> {
  block: InLanguage<TableBlock>;
}

export function PlainTable({ block, density }: PlainTableProps) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        density={density}
        rows={block.rows.map(({ label, cells }) => ({
          key: label,
          head: marked(label),
          cells: cells.map((cell) => marked(cell)),
        }))}
        note={block.note && marked(block.note)}
      />
    </BlockSection>
  );
}
