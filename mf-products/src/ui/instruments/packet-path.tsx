import { BlockSection } from "@zhian/page/block-section";
import { Words } from "@zhian/page/words";
import { Figure } from "@zhian/ui/figure";
import { Tabs } from "@zhian/ui/tabs";
import type { BlockOf } from "../../model/page-content.ts";
import { PacketCase } from "./packet-case.tsx";
import css from "./packet-path.module.css";

/** One case at a time, chosen by radio buttons: its way from station to station, and where it ends. */
export function PacketPath({ block }: { block: BlockOf<"packet-path"> }) {
  return (
    <BlockSection block={block}>
      <Figure caption={<Words>{block.caption}</Words>}>
        <Tabs
          isSteady
          label={block.labels.choose}
          tabs={block.cases.map((one) => ({
            key: one.id,
            label: <Words>{one.name}</Words>,
            panel: <PacketCase block={block} of={one} />,
          }))}
        />
      </Figure>
      {block.note && (
        <p className={css["note"]}>
          <Words>{block.note}</Words>
        </p>
      )}
    </BlockSection>
  );
}
