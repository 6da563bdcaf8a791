import { useText } from "@zhian/i18n/use-text";
import { Section } from "@zhian/ui/section";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./delivery.module.css";

type Timeline = NonNullable<SolutionPage["details"]>["timeline"];

const workingDays = 5;

/** Which days a step takes, drawn to scale, and what each side does in it. */
export function Delivery({ timeline: { heading, lead, weeks, steps } }: { timeline: Timeline }) {
  const t = useText();
  return (
    <Section anchor="timeline" heading={heading} lead={lead}>
      <table className={css["delivery"]}>
        <caption>{t("timeline.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("timeline.step")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("timeline.days")}</span>
              <span aria-hidden="true" className={css["weeks"]}>
                {Array.from({ length: weeks }, (_, week) => (
                  <span key={week}>{t("timeline.week", { n: week + 1 })}</span>
                ))}
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
  const { title, from, days, duration, customer, provider } = step;
  const lastDay = from + days - 1;
  return (
    <tr>
      <th scope="row">
        {title}
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
      <td data-label={t("timeline.provider")}>{provider}</td>
    </tr>
  );
}
