import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";

export function Specs({ block }: { block: BlockOf<"specs"> }) {
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={block.columns}
        rows={block.rows.map(({ label, cells }) => ({ key: label, head: label, cells }))}
        note={block.note && <Words>{block.note}</Words>}
      />
    </BlockSection>
  );
}
