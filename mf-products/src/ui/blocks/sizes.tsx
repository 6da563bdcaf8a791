import { type ServerSize, serverSizes } from "@zhian/contracts/demo-prices";
import { useText } from "@zhian/i18n/use-text";
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

const anySize: SizeNeed = { vcpu: 0, memoryGib: 0 };

export function Sizes({ block }: { block: BlockOf<"sizes"> }) {
  const t = useText();
  const [need, setNeed] = useState(anySize);
  const fitting = findSizes(serverSizes, need);
  const finder = <SizeFinder need={need} onChange={setNeed} found={need === anySize ? undefined : fitting} />;
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{t("sizes.demo")}</Tag>}>
      <ByPeriod beside={finder}>
        <SizesTable caption={block.caption} sizes={need === anySize ? serverSizes : fitting} />
      </ByPeriod>
      <p className={css["note"]}>
        {t("sizes.demoNote")} <Words>{block.tax}</Words> <RateNote />
      </p>
    </BlockSection>
  );
}

function SizesTable({ caption, sizes }: { caption: string; sizes: readonly ServerSize[] }) {
  const t = useText();
  return (
    <table className={css["table"]}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {["size", "family", "cores", "memory", "price"].map((column) => (
            <th key={column} scope="col">
              {t(`sizes.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ id, family, vcpu, memoryGib, usdPerMonth }) => (
          <tr key={id} className={css[family]}>
            <th scope="row">{id}</th>
            <td>{t(`sizes.families.${family}`)}</td>
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
