import { type ServerSize, serverSizes } from "@zhian/contracts/demo-prices";
import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Words } from "@zhian/page/words";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { findSizes, type SizeNeed } from "../../model/find-sizes.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { ByPeriod, PeriodPrices } from "../by-period.tsx";
import { SizeFinder } from "../size-finder.tsx";
import css from "./sizes.module.css";

type Block = BlockOf<"sizes">;

const anySize: SizeNeed = { vcpu: 0, memoryGib: 0 };

export function Sizes({ block }: { block: Block }) {
  const [need, setNeed] = useState(anySize);
  const fitting = findSizes(serverSizes, need);
  const finder = (
    <SizeFinder labels={block.labels} need={need} onChange={setNeed} found={need === anySize ? undefined : fitting} />
  );
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      <ByPeriod beside={finder}>
        <SizesTable block={block} sizes={need === anySize ? serverSizes : fitting} />
      </ByPeriod>
      <p className={css["note"]}>
        <Words>{block.note}</Words> <RateNote />
      </p>
    </BlockSection>
  );
}

function SizesTable({ block, sizes }: { block: Block; sizes: readonly ServerSize[] }) {
  return (
    <table className={css["table"]}>
      <caption>{block.caption}</caption>
      <thead>
        <tr>
          {(["size", "family", "cores", "memory", "price"] as const).map((column) => (
            <th key={column} scope="col">
              {block.labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ id, family, vcpu, memoryGib, usdPerMonth }) => (
          <tr key={id} className={css[family]}>
            <th scope="row">{id}</th>
            <td>{block.families[family]}</td>
            <td>{vcpu} vCPU</td>
            <td>{memoryGib} GiB</td>
            <td>
              <PeriodPrices usdPerMonth={usdPerMonth} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
