import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import type { BlockOf } from "../../model/page-content.ts";
import { SlaRuler } from "../sla-ruler.tsx";
import css from "./uptime.module.css";

export function Uptime({ block: { credits, promises, ...block } }: { block: BlockOf<"uptime"> }) {
  const t = useText();
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{t("sizes.demoValues")}</Tag>}>
      <div className={css["uptime"]}>
        <SlaRuler plans={promises} />
        <SpecTable
          caption={credits.caption}
          columns={credits.columns}
          rows={credits.rows.map(({ label, cells }) => ({ key: label, head: label, cells }))}
          note={<Words>{credits.note}</Words>}
        />
      </div>
    </BlockSection>
  );
}
