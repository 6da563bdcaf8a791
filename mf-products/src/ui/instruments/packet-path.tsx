import { BlockSection } from "@zhian/page/block-section";
import { useMarked } from "@zhian/page/use-marked";
import { Figure } from "@zhian/ui/figure";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import { PacketCase } from "./packet-case.tsx";
import css from "./packet-path.module.css";

/** One case at a time, chosen by radio buttons: the path from station to station, and where it ends. */
export function PacketPath({ block }: { block: BlockOf<"packet-path"> }) {
  const marked = useMarked();
  return (
    <BlockSection block={block}>
      <Figure caption={marked(block.caption)}>
        <Tabs
          isSteady
          label={block.labels.choose}
          tabs={block.cases.map((one) => ({
            key: one.id,
            label: marked(one.name),
            panel: <PacketCase block={block} of={one} />,
          }))}
        />
      </Figure>
      {block.note && <p className={css["note"]}>{marked(block.note)}</p>}
    </BlockSection>
  );
}
