import { useText } from "@zhian/i18n/use-text";
import { ActionLink } from "@zhian/page/action-link";
import { BlockSection } from "@zhian/page/block-section";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { useMarked } from "@zhian/page/use-marked";
import { Words } from "@zhian/page/words";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import type { BlockOf } from "../../model/page-content.ts";
import { perPeriod } from "../../model/plan-price.ts";
import { formatPercent } from "../percent.ts";
import { SlaRuler } from "../sla-ruler.tsx";
import css from "./plans.module.css";

type Plan = BlockOf<"plans">["plans"][number];

export function Plans({ block }: { block: BlockOf<"plans"> }) {
  return (
    <BlockSection block={block}>
      <div className={css["plans"]}>
        {block.plans.map((plan, index) => (
          <PlanSheet key={plan.id} plan={plan} isFirst={index === 0} />
        ))}
      </div>
      <SlaRuler plans={block.plans} />
      <p className={css["footnote"]}>
        <Sentences>
          <Words>{block.footnote}</Words>
          <RateNote />
        </Sentences>
      </p>
    </BlockSection>
  );
}

function PlanSheet({ plan, isFirst }: { plan: Plan; isFirst: boolean }) {
  const marked = useMarked();
  const t = useText();
  const prices = perPeriod(plan.usd);
  return (
    <article className={css["plan"]}>
      <h3>{plan.name}</h3>
      <SitePrice usd={plan.usd} unit={plan.unit} />
      <p className={css["for"]}>{marked(plan.for)}</p>
      <Ledger>
        <LedgerRow label={t("plan.sla")} value={<span translate="no">{formatPercent(plan.slaPercent)}</span>} />
        <LedgerRow label={t("plan.perDay")} value={<SitePrice usd={prices.day} look="line" />} />
        <LedgerRow label={t("plan.perYear")} value={<SitePrice usd={prices.year} look="line" />} />
        {plan.specs.map(({ label, value }) => (
          <LedgerRow key={label} label={label} value={value} />
        ))}
      </Ledger>
      <ActionLink {...plan.action} look={isFirst ? "secondary" : "primary"} />
    </article>
  );
}
