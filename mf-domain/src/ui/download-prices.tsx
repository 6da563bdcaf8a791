import type { Ending } from "@zhian/contracts/domain";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { toCsv } from "../model/price-csv.ts";

/** The visible rows, as a file. */
export function DownloadPrices({ list }: { list: readonly Ending[] }) {
  const t = useText();
  const { isHydrated } = useSite();

  function download() {
    const columns = ["ending", "first", "renewal", "transfer", "years", "privacy", "rules"] as const;
    const text = toCsv(list, {
      columns: columns.map((column) => (isAmount(column) ? `${t(`price.${column}`)} (USD)` : t(`price.${column}`))),
      yes: t("prices.privacy"),
      no: t("prices.noPrivacy"),
    });
    const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "domain-prices.csv";
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button look="secondary" size="small" disabled={!isHydrated || list.length === 0} onClick={download}>
      {t("prices.download")}
    </Button>
  );
}

function isAmount(column: string): boolean {
  return column === "first" || column === "renewal" || column === "transfer";
}
