import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { Section } from "@zhian/ui/section";
import { tableClass } from "@zhian/ui/table";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./delivery.module.css";

type Timeline = SolutionPage["details"]["timeline"];

const workingDays = 5;
/** With more weeks, there is only room for their numbers. */
const namedWeeks = 6;

interface DeliveryProps {
  timeline: Timeline;
  number: number | undefined;
}

/** The days of each step, drawn to scale, and each side's part in it. */
export function Delivery({ timeline: { heading, lead, weeks, steps }, number }: DeliveryProps) {
  const t = useText();
  return (
    <Section anchor="timeline" heading={heading} lead={lead}>
      <table className={classNames(tableClass({ density: "prose", stacks: "facts" }), css["delivery"])}>
        <caption>{t("timeline.caption", { n: number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("timeline.step")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("timeline.days")}</span>
              <span aria-hidden="true">
                {weeks > namedWeeks && <span>{t("timeline.weekNumbers")}</span>}
                <span className={css["weeks"]}>
                  {Array.from({ length: weeks }, (_, week) => (
                    <span key={week}>{weeks > namedWeeks ? week + 1 : t("timeline.week", { n: week + 1 })}</span>
                  ))}
                </span>
              </span>
            </th>
            <th scope="col">{t("timeline.customer")}</th>
            <th scope="col">{t("timeline.provider")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <Step key={step.title} step={step} weeks={weeks} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Step({ step, weeks }: { step: Timeline["steps"][number] } & Pick<Timeline, "weeks">) {
  const t = useText();
  const { title, from, days, duration, customer, provider, others } = step;
  const lastDay = from + days - 1;
  return (
    <tr>
      <th scope="row">
        <span>{title}</span>
        <span className={css["duration"]}>{duration}</span>
      </th>
      <td className={css["when"]}>
        <svg
          viewBox={`0 0 ${weeks * workingDays} 10`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className={css["bar"]}
        >
          <path d={Array.from({ length: weeks + 1 }, (_, week) => `M${week * workingDays} 0V10`).join("")} />
          <rect x={from - 1} y="3" width={days} height="4" />
        </svg>
        <span className={css["days"]}>{days === 1 ? from : `${from}–${lastDay}`}</span>
      </td>
      <td data-label={t("timeline.customer")}>{customer}</td>
      <td data-label={t("timeline.provider")}>
        <span>{provider}</span>
        {others && <span className={css["others"]}>{others}</span>}
      </td>
    </tr>
  );
}
