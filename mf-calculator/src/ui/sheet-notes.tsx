import { contactEmail } from "@zhian/contracts/contact";
import { useSite } from "@zhian/fragment/use-site";
import { formatMoney } from "@zhian/i18n/money";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import type { DatedSheet } from "../api/load-sheet.ts";
import css from "./quote-sheet.module.css";

/** The conditions under which the sums are valid. */
export function SheetNotes({ sheet, rate }: DatedSheet) {
  const t = useText();
  const { locale } = useSite();
  return (
    <div className={css["notes"]}>
      {sheet.isDemo && <p>{t("sheet.demo")}</p>}
      <p>
        {rate
          ? t("sheet.rate", { rate: formatMoney(rate.rate, "IDR", locale), date: formatDate(rate.date, locale) })
          : t("sheet.noRate")}
      </p>
      <p>{t("sheet.terms", { email: contactEmail })}</p>
    </div>
  );
}
