import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import type { BlockOf } from "../../model/page-content.ts";
import { SlaRuler } from "../sla-ruler.tsx";
import css from "./uptime.module.css";

export function Uptime({ block: { credits, promises, demo, ...block } }: { block: BlockOf<"uptime"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{demo}</Tag>}>
      <div className={css["uptime"]}>
        <SlaRuler plans={promises} />
        <SpecTable
          caption={credits.caption}
          columns={credits.columns}
          rows={credits.rows.map(({ label, cells }) => ({ key: label, head: label, cells }))}
          note={marked(credits.note)}
        />
      </div>
    </BlockSection>
  );
}
