import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { Icon } from "@zhian/ui/icon";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { provinceNames } from "../model/province-names.ts";
import { recentCustomers } from "../model/recent-customers.ts";
import css from "./recent-customers.module.css";
import { useValue } from "./use-value.ts";

interface RecentCustomersProps {
  isOpen: boolean;
  className: string | undefined;
}

/** Thirteen fictitious customers scrolling by, and how many quotes were made today. Pauses while hovered or focused. */
export function RecentCustomers({ isOpen, className }: RecentCustomersProps) {
  const t = useText();
  const [isPaused, setPaused] = useState(false);
  const today = useValue((api, signal) => api.call("quote.todayNums", { signal }), isOpen);
  return (
    <section className={classNames(css["recent"], className)} aria-label={t("recent")}>
      <div className={css["head"]}>
        <div>
          <h3 className={css["title"]}>{t("recent")}</h3>
          <p className="meta">{t("recent.demo")}</p>
        </div>
        <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)} className={css["pause"]}>
          <Icon of={isPaused ? Play : Pause} size={16} />
          <span className="visually-hidden">{t("recent.pause")}</span>
        </button>
      </div>
      <section className={css["window"]} aria-label={t("recent.list")} tabIndex={0} data-paused={isPaused || undefined}>
        <div className={css["belt"]}>
          <Rows />
          {/* A copy, so that the belt loops without a gap. */}
          <div aria-hidden="true" className={css["copy"]}>
            <Rows />
          </div>
        </div>
      </section>
      {today && <p className={css["today"]}>{t("today", { count: today.number })}</p>}
    </section>
  );
}

function Rows() {
  const t = useText();
  const { locale } = useSite();
  return (
    <ul role="list">
      {recentCustomers.map(({ phone, province, level }) => (
        <li key={phone} className={css["row"]}>
          <span className={css["phone"]} translate="no">
            {phone}
          </span>
          <span>{locale === "en" ? provinceNames[province] : province}</span>
          <span>{t(`level.${level}`)}</span>
        </li>
      ))}
    </ul>
  );
}
