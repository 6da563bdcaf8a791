import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { allowedDowntimeHoursPerYear, allowedDowntimeMinutes } from "../model/sla.ts";
import { formatPercent } from "./percent.ts";
import css from "./sla-ruler.module.css";

interface SlaRulerProps {
  plans: readonly { id: string; name: string; slaPercent: number }[];
}

const days = 30;

/** Allowed downtime as lengths that can be compared by eye. */
export function SlaRuler({ plans }: SlaRulerProps) {
  const t = useText();
  const { locale } = useSite();
  const longest = Math.max(...plans.map(({ slaPercent }) => allowedDowntimeMinutes(slaPercent, days)));
  return (
    <table className={css["ruler"]}>
      <caption>{t("ruler.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("ruler.plan")}</th>
          <th scope="col">{t("ruler.scale")}</th>
          <th scope="col">{t("ruler.hoursPerYear")}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ id, name, slaPercent }) => {
          const minutes = allowedDowntimeMinutes(slaPercent, days);
          return (
            <tr key={id}>
              <th scope="row">
                {name} <span className={css["sla"]}>{formatPercent(slaPercent, locale)}</span>
              </th>
              <td className={css["measure"]}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={css["bar"]}>
                  <rect width={(minutes / longest) * 100} height="10" />
                </svg>
                <span className={css["minutes"]}>{t("ruler.minutes", { n: minutes })}</span>
              </td>
              <td>{t("ruler.hours", { n: allowedDowntimeHoursPerYear(slaPercent) })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
