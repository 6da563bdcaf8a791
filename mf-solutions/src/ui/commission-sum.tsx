import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { SitePrice } from "@zhian/page/rate";
import { Ledger, LedgerRow } from "@zhian/ui/ledger";
import { type Amounts, commissionOf } from "../model/commission.ts";
import type { SiteBlockOf } from "../model/site-content.ts";
import css from "./calculator.module.css";
import { formatShare } from "./format-share.ts";

type Block = SiteBlockOf<"calculator">;

interface CommissionSumProps extends Pick<Block, "labels"> {
  /** Null if an input is not a valid number. */
  amounts: Amounts | null;
  rate: Block["rates"][number];
}

/** The calculation line by line, so that it can be checked by hand. */
export function CommissionSum({ labels, amounts, rate }: CommissionSumProps) {
  const { locale } = useSite();
  const sum = amounts && commissionOf(amounts, rate);
  const of = (months: number | undefined) =>
    amounts && months
      ? `${amounts.customers} × ${formatMoney(amounts.usdPerMonth, "USD", locale)} × ${months} ${labels.month}`
      : undefined;
  return (
    <div className={css["sum"]}>
      <h3>{labels.sum}</h3>
      <Ledger>
        <LedgerRow label={labels.paid} note={of(amounts?.months)} value={<Amount usd={sum?.paid} />} />
        <LedgerRow label={labels.counted} note={of(sum?.countedMonths)} value={<Amount usd={sum?.counted} />} />
        <LedgerRow
          label={labels.percent}
          note={rate.name}
          value={<span translate="no">{formatShare(rate.percent)}</span>}
        />
      </Ledger>
      <p role="status" className={css["total"]}>
        <span>{labels.commission}</span>
        <Amount usd={sum?.commission} />
      </p>
    </div>
  );
}

function Amount({ usd }: { usd: number | undefined }) {
  return <span className={css["amount"]}>{usd === undefined ? "–" : <SitePrice usd={usd} look="line" />}</span>;
}
