import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { EmptyState } from "@zhian/ui/empty-state";
import { SpecTable } from "@zhian/ui/spec-table";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./directory.module.css";

/** Partners are only listed once they have agreed and been checked: until then, it shows what an entry will contain. */
export function Directory({ block }: { block: SiteBlockOf<"directory"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <div className={css["directory"]}>
        <EmptyState title={block.empty.title} text={marked(block.empty.text)} />
        <SpecTable
          caption={block.caption}
          columns={block.columns}
          rows={block.fields.map(({ label, text, example }) => ({
            key: label,
            head: label,
            cells: [marked(text), marked(example)],
          }))}
        />
      </div>
    </BlockSection>
  );
}
