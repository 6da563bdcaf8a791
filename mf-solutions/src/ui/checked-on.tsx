import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { classNames } from "@zhian/ui/class-names";
import css from "./checked-on.module.css";

/** The last line of a page: the day on which its content was checked. */
export function CheckedOn({ day }: { day: string }) {
  const t = useText();
  const { locale } = useSite();
  return (
    <p className={classNames("container", "meta", css["checked"])}>
      {t("site.updated", { date: formatDate(day, locale) })}
    </p>
  );
}
