import { BlockSection } from "@zhian/page/block-section";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { Tag } from "@zhian/ui/tag";
import type { BlockOf } from "../../model/page-content.ts";
import { BothPrices } from "../both-prices.tsx";
import { ByPeriod, PeriodPrices } from "../by-period.tsx";
import { SlaRuler } from "../sla-ruler.tsx";
import css from "./prices.module.css";

type Block = BlockOf<"prices">;

export function Prices({ block }: { block: Block }) {
  const promised = block.lines.flatMap(({ id, name, slaPercent }) => (slaPercent ? [{ id, name, slaPercent }] : []));
  return (
    <BlockSection block={block} aside={<Tag tone="amber">{block.demo}</Tag>}>
      {block.lines.every(({ unit }) => unit === "month") ? (
        <ByPeriod>
          <Lines of={block} />
        </ByPeriod>
      ) : (
        <Lines of={block} isEachInItsUnit />
      )}
      {promised.length > 0 && <SlaRuler plans={promised} />}
      <p className={css["note"]}>
        <Sentences>
          <Words>{block.note}</Words>
          <RateNote />
        </Sentences>
      </p>
    </BlockSection>
  );
}

/** If all prices are monthly, they can be shown for other periods; otherwise, each stays in its own unit. */
function Lines({ of: { lines, labels }, isEachInItsUnit }: { of: Block; isEachInItsUnit?: boolean }) {
  const marked = useMarked();
  return (
    <Ledger>
      {lines.map(({ id, name, for: purpose, usd, unit }) => (
        <LedgerRow
          key={id}
          label={marked(name)}
          note={marked(purpose)}
          value={isEachInItsUnit ? <BothPrices usd={usd} unit={labels[unit]} /> : <PeriodPrices usdPerMonth={usd} />}
        />
      ))}
    </Ledger>
  );
}
