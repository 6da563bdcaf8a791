import type { DomainStatus } from "@zhian/contracts/domain";
import { useText } from "@zhian/i18n/use-text";
import { Ledger } from "@zhian/ui/ledger";
import { NameAnswer } from "./name-answer.tsx";
import css from "./status-legend.module.css";

const statuses: readonly DomainStatus[] = ["UNREGISTERED", "REGISTERED", "PREMIUM", "TIMEOUT", "UNKNOWN"];

/** Shown in place of the rows until there is a question. */
export function StatusLegend() {
  const t = useText();
  return (
    <section aria-labelledby="meanings" className={css["meanings"]}>
      <h2 id="meanings" className={css["heading"]}>
        {t("meaning.title")}
      </h2>
      <Ledger>
        {statuses.map((status) => (
          <div key={status} className={css["row"]}>
            <dt>
              <NameAnswer status={status} />
            </dt>
            <dd>{t(`meaning.${status}`)}</dd>
          </div>
        ))}
      </Ledger>
    </section>
  );
}
