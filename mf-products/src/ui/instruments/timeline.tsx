import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { Figure } from "@zhian/ui/figure";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./timeline.module.css";
import { TimelineCase } from "./timeline-case.tsx";

/** One case at a time, chosen by radio buttons; a single case has no choice. */
export function Timeline({ block }: { block: BlockOf<"timeline"> }) {
  const marked = useMarked();
  const [only, ...more] = block.cases;
  return (
    <BlockSection block={block}>
      <Figure caption={marked(block.caption)}>
        {only && more.length === 0 ? (
          <TimelineCase block={block} of={only} isAlone />
        ) : (
          <Tabs
            isSteady
            label={block.labels.choose}
            tabs={block.cases.map((one) => ({
              key: one.id,
              label: marked(one.name),
              panel: <TimelineCase block={block} of={one} />,
            }))}
          />
        )}
      </Figure>
      {block.note && <p className={css["note"]}>{marked(block.note)}</p>}
    </BlockSection>
  );
}
