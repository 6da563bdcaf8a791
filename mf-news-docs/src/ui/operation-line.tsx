import type { Operation } from "@zhian/contracts/article";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { Badge, type BadgeProps } from "@zhian/ui/badge";
import { formatSpan } from "../model/time-span.ts";
import css from "./operation-line.module.css";

const severities: Record<Operation["severity"], BadgeProps["state"]> = {
  info: "info",
  minor: "info",
  major: "warn",
  critical: "err",
};
const states: Record<Operation["state"], BadgeProps["state"]> = { planned: "info", "in-progress": "warn", done: "ok" };

interface OperationLineProps {
  operation: Operation;
  products: readonly string[];
}

/** Severity, progress, time and affected products: the facts that an on-call engineer looks for. */
export function OperationLine({ operation, products }: OperationLineProps) {
  const t = useText();
  const { locale } = useSite();
  return (
    <div className={css["line"]}>
      <StateBadges operation={operation} />
      <span className={css["when"]}>
        {t("notice.utc8", { span: formatSpan(operation, { locale, timeZone: "Asia/Shanghai" }) })}
      </span>
      {products.length > 0 && (
        <ul aria-label={t("notice.products")} className={css["products"]}>
          {products.map((code) => (
            <li key={code}>
              <ProductLink code={code} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function StateBadges({ operation: { severity, state } }: { operation: Operation }) {
  const t = useText();
  return (
    <>
      <Badge state={states[state]}>{t(`notice.state.${state}`)}</Badge>
      <Badge state={severities[severity]}>{t(`notice.severity.${severity}`)}</Badge>
    </>
  );
}
