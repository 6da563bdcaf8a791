import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { useProductMark } from "@zhian/page/product-marks";
import { Button } from "@zhian/ui/button";
import { billSums, lineSum } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";

interface CopyBillProps {
  lines: SolutionPage["details"]["bill"]["lines"];
}

/** The list as text, for a mail or a ticket. */
export function CopyBill({ lines }: CopyBillProps) {
  const t = useText();
  const { bus, isHydrated, locale } = useSite();
  const markOf = useProductMark();

  async function copy() {
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
    try {
      await navigator.clipboard.writeText([...rows, ...totals, t("bill.note")].join("\n"));
      bus?.publish("toast.shown", { kind: "success", message: t("bill.copied") });
    } catch {
      // Browsers refuse for reasons that they do not tell apart: no permission, no secure origin, no focus.
      bus?.publish("toast.shown", { kind: "warning", message: t("bill.denied") });
    }
  }

  return (
    <Button look="secondary" disabled={!isHydrated} onClick={() => void copy()}>
      {t("bill.copy")}
    </Button>
  );
}
