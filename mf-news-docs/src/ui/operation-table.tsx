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
  const own = isHydrated ? ownZone(operation.startsAt) : undefined;
  const isNew = own !== undefined && zones.every(({ name }) => name !== own);
  const isOpen = operation.endsAt === undefined && operation.state !== "done";
  const rows = [
    {
      label: t("notice.now"),
      value: (
        <span className={css["badges"]}>
          <StateBadges operation={operation} />
        </span>
      ),
    },
    ...zones.map(({ name, timeZone }) => ({ label: name, value: formatSpan(operation, { locale, timeZone }) })),
    ...(isNew ? [{ label: t("notice.yours", { zone: own }), value: formatSpan(operation, { locale }) }] : []),
    ...(isOpen ? [{ label: t("notice.end"), value: t("notice.open") }] : []),
  ];
  return (
    <dl className={css["table"]}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css["row"]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
