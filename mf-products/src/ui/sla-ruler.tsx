import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import { allowedDowntimeHoursPerYear, allowedDowntimeMinutes, type RulerScale, rulerScale } from "../model/sla.ts";
import { formatPercent } from "./percent.ts";
import css from "./sla-ruler.module.css";

interface SlaRulerProps {
  plans: readonly { id: string; name: string; slaPercent: number }[];
}

const days = 30;

/** Allowed downtime as lengths along a ruler, in minutes, that can be compared by eye. */
export function SlaRuler({ plans }: SlaRulerProps) {
  const t = useText();
  const longest = Math.max(...plans.map(({ slaPercent }) => allowedDowntimeMinutes(slaPercent, days)));
  const scale = rulerScale(longest);
  return (
    <div className={css["frame"]}>
      <table className={classNames(tableClass({ density: "comfortable" }), css["ruler"])}>
        <caption>{t("ruler.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ruler.plan")}</th>
            <th scope="col">
              <span>{t("ruler.scale")}</span>
              <Numbers {...scale} />
            </th>
            <th scope="col">{t("ruler.hoursPerYear")}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ id, name, slaPercent }) => {
            const minutes = allowedDowntimeMinutes(slaPercent, days);
            return (
              <tr key={id}>
                <th scope="row">
                  <span>{name}</span>{" "}
                  <span className={css["sla"]} translate="no">
                    {formatPercent(slaPercent)}
                  </span>
                </th>
                <td>
                  <Bar minutes={minutes} {...scale} />
                  <span className={css["minutes"]}>{t("ruler.minutes", { n: minutes })}</span>
                </td>
                <td>{t("ruler.hours", { n: allowedDowntimeHoursPerYear(slaPercent) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Numbers({ parts, stepMinutes }: RulerScale) {
  return (
    <span aria-hidden="true" className={css["numbers"]} translate="no">
      {Array.from({ length: parts + 1 }, (_, part) => (
        <span key={part}>{part * stepMinutes}</span>
      ))}
    </span>
  );
}

/** The bar on its ruler, with two ticks between numbers. */
function Bar({ minutes, parts, stepMinutes }: RulerScale & { minutes: number }) {
  const ticks = Array.from(
    { length: parts * 3 + 1 },
    (_, tick) => `M${(tick * stepMinutes) / 3} ${tick % 3 === 0 ? 0 : 6}V16`,
  );
  return (
    <svg viewBox={`0 0 ${parts * stepMinutes} 16`} preserveAspectRatio="none" aria-hidden="true" className={css["bar"]}>
      <path d={ticks.join("")} />
      <rect y="8" width={minutes} height="8" />
    </svg>
  );
}
