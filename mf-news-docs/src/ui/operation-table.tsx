import type { Operation } from "@zhian/contracts/article";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatSpan, ownZone } from "../model/time-span.ts";
import { StateBadges } from "./operation-line.tsx";
import css from "./operation-table.module.css";

const zones = [
  { name: "UTC+8", timeZone: "Asia/Shanghai" },
  { name: "UTC+7", timeZone: "Asia/Jakarta" },
];

/** A notice's facts, for readers who have to plan around it: severity, progress, and times on three clocks. */
export function OperationTable({ operation }: { operation: Operation }) {
  const t = useText();
  const { locale, isHydrated } = useSite();
  const rows = zones.map(({ name, timeZone }) => ({ name, time: formatSpan(operation, { locale, timeZone }) }));
  const own = isHydrated ? ownZone(operation.startsAt) : undefined;
  const isNew = own !== undefined && rows.every(({ name }) => name !== own);
  return (
    <dl className={css["table"]}>
      <div className={css["row"]}>
        <dt>{t("notice.now")}</dt>
        <dd className={css["badges"]}>
          <StateBadges operation={operation} />
        </dd>
      </div>
      {rows.map(({ name, time }) => (
        <div key={name} className={css["row"]}>
          <dt>{name}</dt>
          <dd>{time}</dd>
        </div>
      ))}
      {isNew && (
        <div className={css["row"]}>
          <dt>{t("notice.yours", { zone: own })}</dt>
          <dd>{formatSpan(operation, { locale })}</dd>
        </div>
      )}
      {operation.endsAt === undefined && operation.state !== "done" && (
        <div className={css["row"]}>
          <dt>{t("notice.end")}</dt>
          <dd>{t("notice.open")}</dd>
        </div>
      )}
    </dl>
  );
}
