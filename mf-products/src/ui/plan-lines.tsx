import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import type { Home } from "../model/home-content.ts";
import { formatPercent } from "./percent.ts";

/** Plans as lines of a ledger: what for, and what it comes to. */
export function PlanLines({ plans }: { plans: Home["plans"]["plans"] }) {
  const t = useText();
  const { locale } = useSite();
  return (
    <Ledger>
      {plans.map(({ id, name, usd, unit, slaPercent, for: purpose }) => (
        <LedgerRow
          key={id}
          label={`${name} · ${t("home.sla", { sla: formatPercent(slaPercent, locale) })}`}
          note={purpose}
          value={<SitePrice usd={usd} unit={unit} />}
        />
      ))}
    </Ledger>
  );
}
