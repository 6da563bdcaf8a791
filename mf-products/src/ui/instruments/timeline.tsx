import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { Figure } from "@zhian/ui/figure";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./timeline.module.css";
import { TimelineCase } from "./timeline-case.tsx";

/** One case at a time, chosen by radio buttons; a single one stands without a choice. */
export function Timeline({ block }: { block: BlockOf<"timeline"> }) {
  const [only, ...more] = block.cases;
  return (
    <BlockSection block={block}>
      <Figure caption={<Words>{block.caption}</Words>}>
        {only && more.length === 0 ? (
          <TimelineCase block={block} of={only} isAlone />
        ) : (
          <Tabs
            isSteady
            label={block.labels.choose}
            tabs={block.cases.map((one) => ({
              key: one.id,
              label: <Words>{one.name}</Words>,
              panel: <TimelineCase block={block} of={one} />,
            }))}
          />
        )}
      </Figure>
      {block.note && (
        <p className={css["note"]}>
          <Words>{block.note}</Words>
        </p>
      )}
    </BlockSection>
  );
}
