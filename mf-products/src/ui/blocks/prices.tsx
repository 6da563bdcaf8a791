import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Tag } from "@zhian/ui/tag";
import type { BlockOf } from "../../model/page-content.ts";
import { ByPeriod, PeriodPrices } from "../by-period.tsx";
import { SlaRuler } from "../sla-ruler.tsx";
import css from "./prices.module.css";

export function Prices({ block }: { block: BlockOf<"prices"> }) {
  const promised = block.lines.flatMap(({ id, name, slaPercent }) => (slaPercent ? [{ id, name, slaPercent }] : []));
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      <ByPeriod>
        <Ledger>
          {block.lines.map(({ id, name, for: purpose, usd }) => (
            <LedgerRow key={id} label={name} note={purpose} value={<PeriodPrices usdPerMonth={usd} />} />
          ))}
        </Ledger>
      </ByPeriod>
      <SlaRuler plans={promised} />
      <p className={css["note"]}>
        <Words>{block.note}</Words> <RateNote />
      </p>
    </BlockSection>
  );
}
