import { type ServerSize, serverSizes } from "@zhian/contracts/demo-prices";
import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { findSizes, type SizeNeed } from "../../model/find-sizes.ts";
import type { BlockOf } from "../../model/page-content.ts";
import { perPeriod } from "../../model/plan-price.ts";
import { SizeFinder } from "../size-finder.tsx";

const anySize: SizeNeed = { vcpu: 0, memoryGib: 0 };

export function Sizes({ block }: { block: BlockOf<"sizes"> }) {
  const t = useText();
  const [need, setNeed] = useState(anySize);
  const fitting = findSizes(serverSizes, need);
  const shown = need === anySize ? serverSizes : fitting;
  const columns = ["size", "family", "cores", "memory", "perDay", "perMonth"].map((column) => t(`sizes.${column}`));
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{t("sizes.demo")}</Tag>}>
      <SizeFinder need={need} onChange={setNeed} found={need === anySize ? undefined : fitting} />
      <SpecTable
        caption={t("sizes.caption")}
        columns={columns}
        rows={shown.map((size) => ({
          key: size.id,
          head: size.id,
          cells: cellsOf(size, t(`sizes.families.${size.family}`)),
        }))}
        note={
          <>
            {t("sizes.demoNote")} <RateNote />
          </>
        }
      />
    </BlockSection>
  );
}

function cellsOf({ vcpu, memoryGib, usdPerMonth }: ServerSize, family: string) {
  return [
    family,
    String(vcpu),
    `${memoryGib} GiB`,
    <SitePrice key="day" usd={perPeriod(usdPerMonth).day} look="line" />,
    <SitePrice key="month" usd={usdPerMonth} look="line" />,
  ];
}
