import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";
import { useProductMark } from "@zhian/page/product-marks";
import { billSums, lineSum } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";

interface CopyBillProps {
  lines: SolutionPage["details"]["bill"]["lines"];
}

/** Copies the list as text, for an email or a ticket. */
export function CopyBill({ lines }: CopyBillProps) {
  const t = useText();
  const { locale } = useSite();
  const markOf = useProductMark();

  function toText(): string {
    const rows = lines.map((line) =>
      [
        markOf(line.product)?.name,
        line.configuration,
        line.quantity,
        formatMoney(lineSum(line), "USD", locale),
        ...(line.per === "month" ? [] : [t(`bill.per.${line.per}`)]),
      ].join("\t"),
    );
    const totals = billSums(lines).map(
      ({ per, usd }) => `${t(`bill.total.${per}`)}\t${formatMoney(usd, "USD", locale)}`,
    );
    return [...rows, ...totals, t("bill.note")].join("\n");
  }

  return (
    <CopyButton look="secondary" text={toText} toasts={{ copied: t("bill.copied"), denied: t("bill.denied") }}>
      {t("bill.copy")}
    </CopyButton>
  );
}
